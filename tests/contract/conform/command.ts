import { nodeMocks } from '@rota/mocks/node'
import { operations as agency } from '@rota/openapi/agency/operations'
import { operations as provider } from '@rota/openapi/provider/operations'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { operationAt } from '../operation-at.ts'

const COMMAND = join(import.meta.dirname, '../../../gateway/src/platform/conform.ts')
const MOCKS = 'http://mocks.test'

/** A call that has arrived at the upstreams. */
interface Arrived {
  operationId: string
  /** The class of the operation in the contract. */
  class: string
  authorization: string | undefined
  referer: string | null
  body: string
}

/** The simulated upstreams on a port of their own. */
export interface UpstreamServer {
  agency: string
  provider: string
  arrived: Arrived[]
  /** Number of bookings at the agency. */
  bookings(): number
  /** Starts a session at the agency. Returns its id. */
  session(): Promise<string>
  close(): void
}

/** @param plant changes a parsed response of an operation */
export async function startUpstreams(plant?: (operationId: string, body: unknown) => void): Promise<UpstreamServer> {
  // The command's own clock is that of this machine, so that of the mocks must be, too.
  const mocks = await nodeMocks({ now: Date.now(), seed: 'conform', origin: MOCKS })
  const arrived: Arrived[] = []

  async function answer(request: IncomingMessage): Promise<Response> {
    const { pathname, searchParams, href } = new URL(request.url ?? '/', MOCKS)
    const { method = 'GET', headers } = request
    const [, upstream, path = ''] = /^\/(agency|provider)(\/.*)$/.exec(pathname) ?? []
    const operations: Record<string, Row> = upstream === 'provider' ? provider : agency
    const row = operationAt(operations, method, path)
    const body = await text(request)
    const operationId = row?.operationId ?? 'unknown'
    arrived.push({
      operationId,
      class: row?.class ?? 'unknown',
      authorization: headers.authorization,
      referer: searchParams.get('referer'),
      body,
    })
    const { authorization = '' } = headers
    const sent = { 'content-type': 'application/json', authorization }
    const init = { method, headers: sent, ...(body === '' ? {} : { body }) }
    const response = await mocks.answer(new Request(href, init))
    if (plant === undefined || !response.ok) return response
    const value: unknown = await response.json()
    plant(operationId, value)
    return Response.json(value)
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answered = await answer(request)
    response.writeHead(answered.status, Object.fromEntries(answered.headers))
    response.end(Buffer.from(await answered.arrayBuffer()))
  }

  const server = createServer((request, response) => {
    void respond(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    agency: `${origin}/agency`,
    provider: `${origin}/provider`,
    arrived,
    bookings: () => mocks.world.bookings.all().length,
    session: async () => (await mocks.world.bookings.start('1001', Date.now())).id,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

interface Row {
  operationId: string
  method: string
  path: string
  class: string
}

/** What the command has written, and its exit code. */
export interface CommandResult {
  code: number | null
  out: string
  err: string
}

/** Runs `npm run conform` to its end, in an environment with these variables only. */
export async function runConform(args: readonly string[], env: Record<string, string> = {}): Promise<CommandResult> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env
  const cache = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }
  const child = spawn(process.execPath, [COMMAND, ...args], { env: { PATH, ...cache, ...env } })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: code as number | null, out, err }
}
