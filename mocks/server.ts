import { serve, type HttpBindings, type ServerType } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { HttpHandler } from 'msw'
import { agencyHandlers } from './handlers/agency-api.ts'
import { respondFrom } from './handlers/respond-from.ts'
import { bankHandlers } from './handlers/bank.ts'
import { controlHandlers } from './handlers/control.ts'
import { FLAT } from './handlers/flat-picture.ts'
import { imageHandlers } from './handlers/images.ts'
import { scene } from './scenes/scene.ts'
import { providerHandlers } from './handlers/provider-api.ts'
import { createClock, systemTime } from './world/basics/clock.ts'
import { createWorld, type World } from './world/world.ts'

/** Ports of the simulated upstreams, and the gateway that uses them. */
export interface MocksOptions {
  /** 0 selects a free port. */
  readonly port: number
  readonly bankPort: number
  /** The gateway to notify when the world changes, so that it clears its caches; requires one of its control keys. */
  readonly gatewayUrl?: string
  readonly controlKey?: string
  /** Replaces illustrations with plain areas of the same proportions: painting takes a fifth of a browser's time. */
  readonly flatPictures?: boolean
}

/** The running servers of the simulated upstreams. */
export interface Mocks {
  readonly world: World
  /** Origin of the agency, provider, image host and control, for Node. */
  readonly url: string
  /** Origin of the bank, for Node. */
  readonly bankUrl: string
  /** Origin of the bank for browsers, where it must be another site than the shop. */
  readonly bankUrlForBrowsers: string
  close(): Promise<void>
}

/** Host names of this machine. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Starts the simulated upstreams: agency, provider, images and control on one port, the bank on another. */
export async function startMocks(options: MocksOptions): Promise<Mocks> {
  const { port, bankPort, gatewayUrl, controlKey, flatPictures = false } = options
  const now = systemTime()
  const world = await createWorld({ clock: createClock(systemTime), seed: `server/${now}` })
  const bank = await listen(bankPort, bankHandlers(world, '*'))
  const bankUrl = `http://127.0.0.1:${bank.port}`
  const bankUrlForBrowsers = `http://bank.localhost:${bank.port}`
  const dropCaches = () => tellGateway(gatewayUrl, controlKey)
  const upstreams = [
    ...agencyHandlers({ world, base: '*/agency', bankUrl: bankUrlForBrowsers }),
    ...providerHandlers({ world, base: '*/provider', bankUrl: bankUrlForBrowsers }),
    ...imageHandlers(world, '*', flatPictures ? () => FLAT : scene),
    ...controlHandlers({ world, base: '*/control', bankUrl, hosts: LOOPBACK, dropCaches }),
  ]
  const apis = await listen(port, upstreams)
  return {
    world,
    url: `http://127.0.0.1:${apis.port}`,
    bankUrl,
    bankUrlForBrowsers,
    close: async () => {
      await Promise.all([apis.close(), bank.close()])
    },
  }
}

/** A server that accepts connections. */
interface Listening {
  readonly port: number
  close(): Promise<void>
}

/** Serves handlers over HTTP; an error response destroys the connection. */
async function listen(port: number, handlers: HttpHandler[]): Promise<Listening> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.all('*', async (c) => {
    const response = await respondFrom(handlers, c.req.raw)
    if (response.type !== 'error') return response
    c.env.outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  })
  const server = await new Promise<ServerType>((ready, fail) => {
    // As long as the gateway's. With Node's default of five seconds, a busy gateway may send a request on a connection
    // that is just being closed.
    const serverOptions = { keepAliveTimeout: 70_000 }
    const options = { fetch: app.fetch, port, hostname: '127.0.0.1', overrideGlobalObjects: false, serverOptions }
    const starting = serve(options, () => ready(starting))
    starting.once('error', fail)
  })
  return {
    port: portOf(server),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

function portOf(server: ServerType): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

/**
 * Tells a gateway to clear its caches. An unreachable gateway only causes a warning, because it may not have been
 * started.
 */
async function tellGateway(url: string | undefined, key: string | undefined): Promise<void> {
  if (!url || !key) return
  try {
    await fetch(`${url}/control/caches`, { method: 'POST', headers: { 'x-control-key': key } })
  } catch {
    process.stderr.write(`mocks: the gateway at ${url} did not respond; its caches may be outdated\n`)
  }
}

/** The first key of a list such as `deniz:KEY, efe:KEY`. */
const firstKey = (list: string) => (list.split(',')[0] ?? '').trim().replace(/^.*:/, '')

async function main(): Promise<void> {
  const { MOCKS_PORT = '4001', BANK_PORT = '4002', GATEWAY_URL, CONTROL_KEY, PICTURES } = process.env
  const mocks = await startMocks({
    port: Number(MOCKS_PORT),
    bankPort: Number(BANK_PORT),
    ...(GATEWAY_URL && { gatewayUrl: GATEWAY_URL }),
    ...(CONTROL_KEY && { controlKey: firstKey(CONTROL_KEY) }),
    flatPictures: PICTURES === 'flat',
  })
  const stop = () => void mocks.close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // Printed last, because whoever reads this line may end the process at once.
  process.stdout.write(
    `mocks: agency, provider, images and control at ${mocks.url}, bank at ${mocks.bankUrlForBrowsers}\n`,
  )
}

if (import.meta.main) await main()
