import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { ServerConfig } from '../config/server-config.ts'
import { systemClock } from '../clock.ts'
import type { Clock } from '../ports/clock.ts'
import type { Log } from '../ports/log.ts'
import { startGateway, type RunningGateway } from '../platform/start.ts'
import { memoryBackend } from './memory-store.ts'
import { CONFIG, NOON } from './gateway.ts'
import { exampleFor } from './upstream.ts'

/** How an agency on a real socket handles a call. */
export type AgencyBehaviour = (request: IncomingMessage, response: ServerResponse) => unknown

/** A server that plays an agency. */
export interface Origin {
  url: string
  /** Number of calls without a response yet. */
  open(): number
  /** Number of calls received so far. */
  received(): number
  close(): Promise<void>
}

/**
 * An HTTP server on a free port.
 * @param options of Node's server, such as `keepAliveTimeout`
 */
export async function startOrigin(behave: AgencyBehaviour, options: ServerOptions = {}): Promise<Origin> {
  let open = 0
  let received = 0
  const server = createServer(options, (request, response) => {
    open++
    received++
    response.once('close', () => open--)
    behave(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: () => open,
    received: () => received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Sends the contract's example of an operation as the response, with the requested ids. */
export function answerExample(response: ServerResponse, operationId: string): void {
  const { req: request } = response
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => (body += part))
  request.on('end', () => {
    const { pathname } = new URL(request.url ?? '/', 'http://agency.test')
    const example = exampleFor(operationId, pathname, JSON.parse(body === '' ? 'null' : body))
    const booking = { ...(example['booking'] as object), _id: crypto.randomUUID() }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(operationId === 'reservationStart' ? { booking } : example))
  })
}

/** Difference between the machine's clock and the time of the contract's examples, in milliseconds. */
const OFFSET_MS = NOON - Date.now()
/** A clock at which the dates of the contract's examples are in the future. */
const clock: Clock = { ...systemClock, now: () => Date.now() + OFFSET_MS }

const SILENT: Log = { request() {}, event() {}, fault() {} }

/** Starts the real gateway on a free port, with a store in memory. It sheds load as in production. */
export function startSheddingGateway(
  agencyUrl: string,
  log: Log = SILENT,
  changes: Partial<ServerConfig> = {},
): Promise<RunningGateway> {
  const config: ServerConfig = {
    ...CONFIG,
    agency: { url: agencyUrl },
    host: undefined,
    port: 0,
    storeFile: '',
    webDist: '/nowhere',
    trustedProxies: [],
    logLevel: 'silent',
    drainMs: 0,
    docs: true,
    sitesSource: { file: '', stamp: '', read: () => CONFIG.sites },
    ...changes,
  }
  return startGateway(config, { store: memoryBackend(), log, clock })
}

/**
 * Starts a gateway like that of `startSheddingGateway` that sheds no load and is always ready. In tests, the machine and
 * other tests delay the event loop, so a gateway that sheds load would refuse calls at random.
 */
export async function startTestGateway(...parts: Parameters<typeof startSheddingGateway>): Promise<RunningGateway> {
  const running = await startSheddingGateway(...parts)
  Object.assign(running.context.pressure, { admit() {}, isSteady: () => true })
  return running
}

/** Writes text to a port. Returns everything received until the other side closes, or one complete answer. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    const end = () => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(60_000, () => socket.destroy(new Error(`Nothing more after ${answer}`)))
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk
      // Stops after one complete response with a body.
      const [head = '', body = ''] = answer.split('\r\n\r\n', 2)
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? Number.NaN)
      if (Buffer.byteLength(body) >= length) end()
    })
    socket.on('end', end)
    socket.on('error', reject)
  })
}
