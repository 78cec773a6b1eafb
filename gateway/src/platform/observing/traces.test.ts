import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createLog } from '../../log.ts'
import { answerExample, startOrigin, startTestGateway, type Origin } from '../../testing/server.ts'
import type { RunningGateway } from '../start.ts'
import { activities } from './activities.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  status: { code: number }
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

let agency: Origin
let collector: Origin
let gateway: RunningGateway
let receivedHeaders: IncomingHttpHeaders[]
let bodies: string[]
/** The header values `x-key` that the collector received. */
let keys: unknown[]
let lines: string[]
/** How the collector behaves. */
let collect: (request: IncomingMessage, response: ServerResponse) => unknown
let isDown: boolean
/** Whether the agency's hotels break the contract. */
let isBroken: boolean

beforeEach(async () => {
  receivedHeaders = []
  bodies = []
  keys = []
  lines = []
  isDown = false
  isBroken = false
  collect = async (request, response) => {
    bodies.push(await text(request))
    keys.push(request.headers['x-key'])
    response.setHeader('content-type', 'application/json').end('{}')
  }
  collector = await startOrigin((request, response) => collect(request, response))
  agency = await startOrigin((request, response) => {
    receivedHeaders.push(request.headers)
    if (isDown) return response.writeHead(500).end()
    if (isBroken && request.url?.startsWith('/hotels'))
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":7}')
    return answerExample(response, request.url?.startsWith('/hotels') ? 'hotelView' : 'reservationStart')
  })
})
afterEach(async () => {
  await gateway.drain()
  await agency.close()
  await collector.close()
})

async function start(share: number): Promise<void> {
  const log = createLog('info', { write: (line) => void lines.push(line) }, activities.current)
  gateway = await startTestGateway(agency.url, log, {
    tracing: { endpoint: collector.url, headers: { 'x-key': 'secret' }, share },
  })
}

const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:${gateway.port}${path}`, { headers: { 'sec-fetch-site': 'same-origin', ...headers } })

/** Ends the gateway, which sends the remaining spans, and returns all spans that the collector received. */
async function spans(): Promise<SentSpan[]> {
  await gateway.drain()
  type Sent = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }
  return bodies
    .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans)
}

const valueOf = (span: SentSpan | undefined, name: string) => {
  const { stringValue, intValue } = span?.attributes.find(({ key }) => key === name)?.value ?? {}
  return stringValue ?? intValue
}

describe('a trace (decision 47.4)', () => {
  test('is sent with the collector’s headers, which agencies do not get', async () => {
    await start(1)
    await (await visit('/api/hotels/42')).text()
    await gateway.drain()
    expect(keys).toEqual(['secret'])
    expect(receivedHeaders.map((headers) => headers['x-key'])).not.toContain('secret')
  })

  test('has the request, its guards, attempts and store transactions, below the span of the caller', async () => {
    await start(1)
    await (await visit('/api/hotels/42', { traceparent: `00-${TRACE}-${PARENT}-01`, tracestate: 'rojo=1' })).text()
    const all = (await spans()).filter(({ traceId }) => traceId === TRACE)
    const [request] = all.filter(({ kind }) => kind === 2)
    expect(request).toMatchObject({ name: 'hotelView', parentSpanId: PARENT })
    expect(valueOf(request, 'http.route')).toBe('/api/hotels/{id}')
    expect(valueOf(request, 'http.response.status_code')).toBe(200)
    expect(valueOf(request, 'rota.site')).toBe('localhost')
    const parts = all.filter((span) => span !== request)
    expect(new Set(parts.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([request?.spanId]))
    const names = parts.map(({ name }) => name)
    for (const name of ['guards', 'agency catalogue', 'agency start', 'store commit']) expect(names).toContain(name)
    for (const { startTimeUnixNano, endTimeUnixNano } of all)
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))
  })

  test('has a failed span for a response that breaks the contract', async () => {
    await start(0)
    isBroken = true
    expect((await visit('/api/hotels/42')).status).toBe(502)
    const all = await spans()
    // This agency sends an invalid site record, too.
    const tries = all.filter(({ name }) => name === 'agency catalogue' || name === 'agency boot')
    const failed = all.filter(({ status }) => status.code === 2).map(({ name }) => name)
    expect(failed.toSorted()).toEqual([...tries.map(() => 'answer'), 'hotelView'])
  })

  test('continues at the agency, below the span of the attempt', async () => {
    await start(1)
    await (await visit('/api/hotels/42', { traceparent: `00-${TRACE}-${PARENT}-00`, tracestate: 'rojo=1' })).text()
    expect(receivedHeaders.length).toBeGreaterThan(1)
    const tries = (await spans()).filter(({ name }) => name.startsWith('agency ')).map(({ spanId }) => spanId)
    expect(new Set(receivedHeaders.map(({ traceparent }) => traceparent))).toEqual(
      new Set(tries.map((id) => `00-${TRACE}-${id}-01`)),
    )
    expect(new Set(receivedHeaders.map(({ tracestate }) => tracestate))).toEqual(new Set(['rojo=1']))
  })

  test('begins with the id of the request if the caller sends no trace', async () => {
    await start(1)
    const answer = await visit('/api/hotels/42')
    const traceId = answer.headers.get('x-request-id')?.replaceAll('-', '')
    await answer.text()
    expect(new Set((await spans()).map((span) => span.traceId))).toEqual(new Set([traceId]))
  })

  test('gives every log line of the request its ids and its operation', async () => {
    await start(1)
    isDown = true
    for (let i = 0; i < 25; i++) await (await visit('/api/hotels/42')).text()
    const all = lines.map((line) => JSON.parse(line) as Record<string, string>)
    // A busy machine may stall, and that event belongs to no request.
    const ofRequests = all.filter(({ msg }) => msg !== 'listening' && msg !== 'loop-stall')
    expect(ofRequests.map(({ msg }) => msg)).toContain('breaker-open')
    expect(ofRequests.filter((line) => line['traceId'] !== line['requestId']?.replaceAll('-', ''))).toEqual([])
    expect(new Set(ofRequests.map((line) => line['operationId']))).toEqual(new Set(['hotelView']))
  })
})

describe('traces that are kept (decision 47.5)', () => {
  test('what failed, whatever the share', async () => {
    await start(0)
    await (await visit('/api/hotels/42')).text()
    isDown = true
    await (await visit('/api/hotels/43')).text()
    const requests = (await spans()).filter(({ kind }) => kind === 2)
    expect(requests.map((span) => valueOf(span, 'http.response.status_code'))).toEqual([502])
    expect(requests[0]?.status.code).toBe(2)
  })
})

describe('a failing collector', () => {
  test.each<[string, () => void]>([
    ['hangs', () => (collect = () => undefined)],
    ['refuses', () => (collect = (_request, response) => response.writeHead(503, { 'retry-after': '3600' }).end())],
    ['resets', () => (collect = (request) => request.socket.destroy())],
  ])('that %s delays neither responses nor the shutdown', async (_name, breakCollector) => {
    breakCollector()
    await start(1)
    for (let i = 0; i < 600; i++) expect((await visit(`/api/hotels/${i % 7}`)).status).toBe(200)
    await expect.poll(() => collector.received()).toBeGreaterThan(0)
    await gateway.drain()
  })
})
