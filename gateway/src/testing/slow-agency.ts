import { operations, type OperationId } from '@rota/openapi/agency/operations'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { RequestLine } from '../ports/request-line.ts'
import { BOOKING, FakeAgency } from '../payment/testing/agency.ts'
import type { RunningGateway } from '../platform/start.ts'
import { exampleCall } from './example-call.ts'
import { startOrigin, startTestGateway, type Origin } from './server.ts'
import { exampleOf } from './upstream.ts'

/** A gateway on a socket, with an agency whose responses a test can delay. */
export interface GatewayWithSlowAgency {
  gateway: RunningGateway
  agency: FakeAgency
  origin: Origin
  /** Calls that the agency has received. */
  received: OperationId[]
  /** Calls whose response the agency has sent completely. */
  answered: OperationId[]
  lines: RequestLine[]
  faults: unknown[]
  /** Delays the agency's responses to an operation until `release`. */
  hold(id: OperationId): void
  release(): void
  close(): Promise<void>
}

/** Starts a gateway and an agency: the one of the payment tests, with the contract's examples for everything else. */
export async function startWithSlowAgency(): Promise<GatewayWithSlowAgency> {
  const agency = new FakeAgency()
  const received: OperationId[] = []
  const answered: OperationId[] = []
  const lines: RequestLine[] = []
  const faults: unknown[] = []
  let delayed: { id: OperationId; gate: PromiseWithResolvers<void> } | undefined

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://agency.test')
    const id = operationAt(request.method, url.pathname)
    let text = ''
    for await (const part of request.setEncoding('utf8')) text += String(part)
    received.push(id)
    if (id === delayed?.id) await delayed.gate.promise
    // The fake agency reads all parameters from the body, so a query is passed to it as a body.
    const body: unknown = text === '' ? Object.fromEntries(url.searchParams) : JSON.parse(text)
    const call = { operationId: id, sessionId: url.searchParams.get('sessionId') ?? '', body }
    const { status, body: responseBody } = answerTo(id) ?? agency.answer(call)
    response.once('finish', () => answered.push(id))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(responseBody))
  }

  const origin = await startOrigin((request, response) => void answer(request, response).catch(() => {}))
  const log = {
    event() {},
    fault: (error: unknown) => void faults.push(error),
    request: (line: RequestLine) => void lines.push(line),
  }
  // The agency of the payment tests returns only what payments need.
  const gateway = await startTestGateway(origin.url, log, { answerChecks: { default: 'off', operations: {} } })
  return {
    gateway,
    agency,
    origin,
    received,
    answered,
    lines,
    faults,
    hold: (id) => void (delayed = { id, gate: Promise.withResolvers() }),
    release() {
      delayed?.gate.resolve()
      delayed = undefined
    },
    async close() {
      await gateway.drain()
      await origin.close()
    },
  }
}

function operationAt(method: string | undefined, path: string): OperationId {
  const fits = (template: string) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
  const row = Object.values(operations).find((it) => it.method === method && fits(it.path))
  if (row === undefined) throw new Error(`${path} is no operation`)
  return row.operationId
}

const OF_PAYMENTS: OperationId[] = ['siteView', 'pageView', 'orderQuery', 'orderInitialize', 'reservationComplete']

/** The contract's example of an operation; undefined for operations that the agency of the payment tests handles. */
function answerTo(id: OperationId): { status: number; body: unknown } | undefined {
  if (OF_PAYMENTS.includes(id)) return undefined
  const body = exampleOf(id)
  const isStart = id === 'reservationStart'
  return { status: 200, body: isStart ? { booking: { ...(body['booking'] as object), _id: BOOKING } } : body }
}

/** The parts of a call to send. */
export interface CallParts {
  cookie?: string | undefined
  headers?: Record<string, string>
  /** Replaces the contract's example. */
  body?: unknown
  /** The share of the body to send, from 0 to 1. */
  part?: number
}

/** Sends a call, or a part of it, as a page does. Returns the connection, which the caller may cut. */
export async function beginCall(port: number, id: OperationId, parts: CallParts = {}): Promise<Socket> {
  const call = exampleCall(id)
  const { cookie, headers: extraHeaders, part = 1, body = call.body } = parts
  const bytes = Buffer.from(body === undefined ? '' : JSON.stringify(body))
  const headers = {
    host: 'localhost',
    'sec-fetch-site': 'same-origin',
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': bytes.length }),
    ...(cookie === undefined ? {} : { cookie }),
    ...call.headers,
    'idempotency-key': crypto.randomUUID(),
    ...extraHeaders,
  }
  const query = new URLSearchParams(call.query)
  const line = `${call.row.method} ${call.path}${query.size > 0 ? `?${query}` : ''} HTTP/1.1`
  const socket = connect(port, '127.0.0.1')
  // If one side cuts a connection, the other may get an error.
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write([line, ...Object.entries(headers).map((pair) => pair.join(': ')), '', ''].join('\r\n'))
  socket.write(bytes.subarray(0, Math.floor(bytes.length * part)))
  return socket
}

/** Starts a booking and returns its cookie. */
export async function startedSession(port: number): Promise<string> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const response = await fetch(`http://localhost:${port}/api/reservation/start`, { headers })
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
