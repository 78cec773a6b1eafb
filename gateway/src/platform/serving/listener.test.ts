import { afterEach, describe, expect, test, vi } from 'vitest'
import type { RequestLine } from '../../ports/request-line.ts'
import {
  answerExample,
  sendRaw,
  startOrigin,
  startTestGateway,
  type AgencyBehaviour,
  type Origin,
} from '../../testing/server.ts'
import { WITHOUT_PAUSE, stopTime } from '../../testing/stopped-time.ts'
import type { RunningGateway } from '../start.ts'
import { DISCARD_MS } from './incoming-body.ts'

let agency: Origin
let gateway: RunningGateway
let lines: RequestLine[] = []

async function startWithAgency(behave: AgencyBehaviour): Promise<string> {
  lines = []
  agency = await startOrigin(behave)
  gateway = await startTestGateway(agency.url, { event() {}, fault() {}, request: (line) => void lines.push(line) })
  return `http://localhost:${gateway.port}`
}

afterEach(async () => {
  // In this order, because restoring a spy on a stopped timer would stop the timer again.
  vi.restoreAllMocks()
  vi.useRealTimers()
  await gateway.drain()
  await agency.close()
})

const OWN = { 'sec-fetch-site': 'same-origin' }

describe('cookies', () => {
  test('are set for seven days and for this host only, and read back; two count as none', async () => {
    const base = await startWithAgency((_request, response) => answerExample(response, 'reservationStart'))
    const started = await fetch(`${base}/api/reservation/start`, { headers: OWN })
    const [line = ''] = started.headers.getSetCookie()
    expect(line).toMatch(/^__Host-sid=[\w.-]+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/)
    const cookie = line.split(';')[0] ?? ''
    const patch = (jar: string) =>
      fetch(`${base}/api/reservation`, {
        method: 'PATCH',
        headers: { ...OWN, cookie: jar, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ key: 'promotion', value: null }),
      })
    expect((await patch(cookie)).status).toBe(428)
    expect((await patch(`${cookie}; ${cookie}`)).status).toBe(401)
  })
})

describe('B4 a body of 1 MB', () => {
  test.each([
    ['with its length', (body: string) => body],
    ['in pieces', (body: string) => new Blob([body]).stream()],
  ])('%s gets 413, and its connection is closed', async (_name, bodyOf) => {
    const base = await startWithAgency((_request, response) => answerExample(response, 'hotelPrice'))
    stopTime()
    const response = await fetch(`${base}/api/hotels/12/price`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: bodyOf(`"${'x'.repeat(1024 * 1024)}"`),
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
    expect(((await response.json()) as { type: string }).type).toBe('/docs/errors/too-large')
  })

  test('with deep nesting gets 400 too-deep', async () => {
    const base = await startWithAgency((_request, response) => answerExample(response, 'hotelPrice'))
    stopTime()
    const response = await fetch(`${base}/api/hotels/12/price`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '['.repeat(1_000_000),
    })
    expect(((await response.json()) as { type: string }).type).toBe('/docs/errors/too-deep')
  })

  test('A13 without an end is cut within a second', async () => {
    await startWithAgency((_request, response) => answerExample(response, 'hotelPrice'))
    stopTime()
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const head = ['POST /api/hotels/12/price HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
    const chunk = `${(70_000).toString(16)}\r\n${'x'.repeat(70_000)}\r\n`
    const answering = sendRaw(gateway.port, [...head, 'Transfer-Encoding: chunked', '', chunk].join('\r\n'))
    // The gateway may start other timers meanwhile, so the one for discarding the body is identified by its duration.
    const isDiscarding = () => timers.mock.calls.some(([, milliseconds]) => milliseconds === DISCARD_MS)
    await expect.poll(isDiscarding, WITHOUT_PAUSE).toBe(true)
    vi.advanceTimersByTime(1000)
    const answer = await answering
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer.toLowerCase()).toContain('connection: close')
  })

  test('is not logged as a fault if its sender disconnects', async () => {
    const base = await startWithAgency((_request, response) => answerExample(response, 'hotelPrice'))
    const caller = vi.spyOn(gateway.context.platform, 'caller')
    const request = new AbortController()
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')) })
    const sending = fetch(`${base}/api/hotels/12/price`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
      signal: request.signal,
    } as RequestInit).catch(() => 'gone')
    await expect.poll(() => caller.mock.calls.length).toBe(1)
    request.abort()
    expect(await sending).toBe('gone')
    await expect.poll(() => lines.map(({ status }) => status)).toEqual([499])
  })
})

describe('drain', () => {
  test('answers 200 calls in flight, loses none, and accepts no new ones', async () => {
    const gate = Promise.withResolvers<void>()
    const base = await startWithAgency(async (request, response) => {
      if (request.url?.startsWith('/hotels')) await gate.promise
      answerExample(response, request.url?.startsWith('/hotels') ? 'hotelView' : 'reservationStart')
    })
    const caller = vi.spyOn(gateway.context.platform, 'caller')
    // The agency's first byte is due in two seconds.
    stopTime()
    // As many different calls as may run at a time, and others that share their responses.
    const calls = Array.from({ length: 200 }, (_, at) => fetch(`${base}/api/hotels/${1 + (at % 64)}`))
    await expect.poll(() => [caller.mock.calls.length, agency.open()], WITHOUT_PAUSE).toEqual([200, 64])
    vi.useRealTimers()
    const drained = gateway.drain()
    gate.resolve()
    const answers = await Promise.all(calls)
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, () => 200))
    expect(answers.every(({ headers }) => headers.get('connection') === 'close')).toBe(true)
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    await drained
    await expect(fetch(`${base}/healthz`)).rejects.toThrow('fetch failed')
  })

  test('still records a change whose caller has disconnected', async () => {
    const gate = Promise.withResolvers<void>()
    const base = await startWithAgency(async (request, response) => {
      if (request.method === 'PATCH') await gate.promise
      answerExample(response, request.method === 'PATCH' ? 'reservationPatch' : 'reservationStart')
    })
    const started = await fetch(`${base}/api/reservation/start`, { headers: OWN })
    const controller = new AbortController()
    const key = crypto.randomUUID()
    const changing = fetch(`${base}/api/reservation`, {
      method: 'PATCH',
      signal: controller.signal,
      headers: {
        ...OWN,
        'content-type': 'application/json',
        'if-match': '"0"',
        'idempotency-key': key,
        cookie: started.headers.getSetCookie()[0]?.split(';')[0] ?? '',
      },
      body: JSON.stringify({ key: 'promotion', value: null }),
    }).catch(() => 'gone')
    await expect.poll(() => agency.open()).toBe(1)
    controller.abort()
    expect(await changing).toBe('gone')
    const drained = gateway.drain()
    gate.resolve()
    await drained
    const [stored] = await gateway.context.store.list('idempotency')
    expect(stored?.key).toMatch(/\/[\w-]{43}$/)
    expect(stored?.record.answer?.status).toBe(200)
  })
})
