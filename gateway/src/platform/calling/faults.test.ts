import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  answerExample,
  startOrigin,
  startTestGateway,
  type AgencyBehaviour,
  type Origin,
} from '../../testing/server.ts'
import { CLASSES } from '../../policy/classes.ts'
import { WITHOUT_PAUSE, stopTime, watchResponses } from '../../testing/stopped-time.ts'
import type { RunningGateway } from '../start.ts'

let agency: Origin | undefined
let gateway: RunningGateway | undefined

afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await agency?.close()
  await gateway?.drain()
  ;[agency, gateway] = [undefined, undefined]
})

/** A gateway whose agency starts sessions normally, and handles everything else as the test says. */
async function startWithAgency(behave: AgencyBehaviour): Promise<{ port: number; agency: Origin; paths: string[] }> {
  const paths: string[] = []
  agency = await startOrigin((request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    paths.push(path)
    if (path === '/reservation/start') answerExample(response, 'reservationStart')
    else behave(request, response)
  })
  gateway = await startTestGateway(agency.url)
  return { port: gateway.port, agency, paths }
}

/** Whether a request reads a site's record, which every call does to check for maintenance. */
const isForRecord = ({ url }: IncomingMessage) => url?.startsWith('/web/site') === true

async function ask(port: number, path: string, init: RequestInit = {}) {
  const response = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual', ...init })
  const body = (await response.json()) as { type?: string }
  return { status: response.status, name: body.type?.replace('/docs/errors/', '') }
}

describe('F1 no connection', () => {
  test('503 upstream-unavailable at once when the connection is refused', async () => {
    const { port, agency: origin } = await startWithAgency((_request, response) => answerExample(response, 'hotelView'))
    expect((await ask(port, '/api/hotels/12')).status).toBe(200)
    await origin.close()
    stopTime()
    let answered: object | undefined
    void ask(port, '/api/hotels/13').then((answer) => (answered = answer))
    await expect.poll(() => answered, { interval: 1 }).toBeDefined()
    expect(answered).toMatchObject({ status: 503, name: 'upstream-unavailable' })
    expect(performance.now()).toBeLessThan(1000)
  })

  test('503 for a name that does not exist', async () => {
    gateway = await startTestGateway('http://agency.invalid')
    expect(await ask(gateway.port, '/api/web/site')).toMatchObject({ status: 503, name: 'upstream-unavailable' })
  })
})

describe('F2 no response', () => {
  /** Makes a call on a site that already has its own session, and stops time once the agency has received it. */
  async function startSilentCall(path: string, behave: AgencyBehaviour) {
    const { port, agency: origin } = await startWithAgency(behave)
    await gateway?.context.store.insert('anonymous', 'localhost', {
      booking: 'b-0001',
      startedAt: gateway.context.clock.now(),
    })
    stopTime()
    const responses = watchResponses()
    const answered = ask(port, path)
    await expect.poll(() => origin.open(), WITHOUT_PAUSE).toBe(1)
    return { port, origin, answered, responses }
  }

  /** Checks that a call is still open just before a deadline, and lets the deadline pass. */
  async function passDeadline(milliseconds: number, { port, origin }: { port: number; origin: Origin }) {
    vi.advanceTimersByTime(milliseconds - 1)
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200)
    expect(origin.open()).toBe(1)
    vi.advanceTimersByTime(1)
  }

  test.each([
    ['boot', '/api/web/site'],
    ['catalogue', '/api/hotels/12'],
  ] as const)('504 upstream-timeout at the deadline of class %s', async (name, path) => {
    const call = await startSilentCall(path, (request, response) => {
      if (name !== 'boot' && isForRecord(request)) answerExample(response, 'siteView')
    })
    await passDeadline(CLASSES[name].deadlines.firstByte, call)
    expect(await call.answered).toMatchObject({ status: 504, name: 'upstream-timeout' })
    await expect.poll(() => call.origin.open(), WITHOUT_PAUSE).toBe(0)
  })

  test('F3 504 at the total deadline when the response trickles', async () => {
    const { total } = CLASSES.boot.deadlines
    const call = await startSilentCall('/api/web/site', (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders()
      setInterval(() => response.write(' '), 50)
    })
    await expect.poll(() => call.responses.hasBegun(), WITHOUT_PAUSE).toBe(true)
    await passDeadline(total, call)
    expect(await call.answered).toMatchObject({ status: 504, name: 'upstream-timeout' })
    await expect.poll(() => call.origin.open(), WITHOUT_PAUSE).toBe(0)
  })
})

const json =
  (text: string, addHeaders: (response: ServerResponse) => void = () => {}) =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('content-type', 'application/json')
    addHeaders(response)
    response.end(text)
  }

describe('F5 invalid responses', () => {
  test.each<[string, AgencyBehaviour]>([
    ['an HTML page with 200', (_q, s) => s.setHeader('content-type', 'text/html').end('<h1>Oops')],
    ['truncated JSON', json('{"site":{')],
    ['an empty body', json('')],
    ['a duplicate name', json('{"site":1,"site":2}')],
  ])('502 upstream-contract for %s', async (_name, behave) => {
    const { port } = await startWithAgency(behave)
    expect(await ask(port, '/api/web/site')).toMatchObject({ status: 502, name: 'upstream-contract' })
  })

  test('502 for bytes that are not HTTP', async () => {
    const server = createServer((socket) => socket.resume().end('SSH-2.0-agency\r\n'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    gateway = await startTestGateway(`http://127.0.0.1:${(server.address() as { port: number }).port}`)
    expect(await ask(gateway.port, '/api/web/site')).toMatchObject({ status: 502, name: 'upstream-broken' })
    await new Promise((resolve) => server.close(resolve))
  })
})

describe('a caller that disconnects', () => {
  test('cancels its read at the upstream at once, and the next call gets a response', async () => {
    let answer = false
    const { port, agency: origin } = await startWithAgency((request, response) => {
      if (isForRecord(request)) answerExample(response, 'siteView')
      else if (answer) answerExample(response, 'hotelView')
    })
    const controller = new AbortController()
    // Calls without a slot would be refused after waiting for half a second.
    stopTime()
    const calls = Array.from({ length: 80 }, (_, i) =>
      fetch(`http://localhost:${port}/api/hotels/${i}`, { signal: controller.signal }).catch(() => 'gone'),
    )
    await expect.poll(() => origin.open(), WITHOUT_PAUSE).toBe(64)
    controller.abort()
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 80 }, () => 'gone'))
    await expect.poll(() => origin.open(), WITHOUT_PAUSE).toBe(0)
    answer = true
    expect((await ask(port, '/api/hotels/12')).status).toBe(200)
  })
})
