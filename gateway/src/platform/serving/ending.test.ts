import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginCommit } from '../../testing/begin-commit.ts'
import { startGatewayProcess, type GatewayProcess } from '../../testing/gateway-process.ts'
import { createConnectionQueues } from './connection-queues.ts'
import { answerExample, startOrigin, startTestGateway, type Origin } from '../../testing/server.ts'

let agency: Origin
/** Resolve to let hotel requests get their response. */
let hotels: PromiseWithResolvers<void>
/** Resolve to let commits get their response. */
let commits: PromiseWithResolvers<void>
let received: string[]

beforeEach(async () => {
  received = []
  hotels = Promise.withResolvers()
  commits = Promise.withResolvers()
  agency = await startOrigin(async (request, response) => {
    const { url = '' } = request
    const id = url.startsWith('/hotels')
      ? 'hotelView'
      : url.includes('commit')
        ? 'transactionCommit'
        : 'reservationStart'
    received.push(id)
    if (id === 'hotelView') await hotels.promise
    if (id === 'transactionCommit') await commits.promise
    answerExample(response, id)
  })
})
afterEach(() => agency.close())

describe('G1 SIGTERM', () => {
  let gateway: GatewayProcess
  afterEach(() => gateway.end())
  const status = async (path: string) => (await fetch(`http://localhost:${gateway.port}${path}`)).status

  test('with 200 calls and a commit in flight: still listens, answers all, and ignores a second signal', async () => {
    gateway = await startGatewayProcess(agency.url, { env: { DRAIN_MS: '60000' } })
    const base = `http://localhost:${gateway.port}`
    const { answer } = await beginCommit(base)
    const answered: Response[] = []
    const calls = Array.from({ length: 200 }, async (_, at) =>
      answered.push(await fetch(`${base}/api/hotels/${1 + (at % 60)}`)),
    )
    await expect.poll(() => received).toContain('transactionCommit')
    gateway.signal('SIGTERM')
    await expect.poll(() => status('/readyz')).toBe(503)
    gateway.signal('SIGTERM')
    gateway.signal('SIGINT')
    expect(await status('/healthz')).toBe(200)
    // Responses that were sent before the signal (503 or 504 under load) do not close their connection.
    const before = new Set(answered)
    hotels.resolve()
    // A reset would be an error. Callers that miss their deadline get a response that says so.
    await Promise.all(calls)
    expect(answered.filter((it) => ![200, 503, 504].includes(it.status))).toEqual([])
    commits.resolve()
    const committed = await answer
    expect(committed.status).toBe(200)
    const after = [...answered.filter((it) => !before.has(it)), committed]
    expect(after.filter(({ headers }) => headers.get('connection') !== 'close')).toEqual([])
  })

  test('the process finishes its requests and then exits with 0', async () => {
    gateway = await startGatewayProcess(agency.url)
    const { answer } = await beginCommit(`http://localhost:${gateway.port}`)
    await expect.poll(() => received).toContain('transactionCommit')
    gateway.signal('SIGTERM')
    await expect.poll(() => status('/healthz').catch(() => 'refused')).toBe('refused')
    gateway.signal('SIGTERM')
    commits.resolve()
    expect((await answer).status).toBe(200)
    expect(await gateway.exited).toBe(0)
    expect(gateway.lines.at(-1)).toContain('"msg":"drained"')
  })
})

/** Sends requests from another thread, so that this one can be blocked. Returns the status line of each response. */
function requestsFromElsewhere(port: number, count: number) {
  const sent = new Int32Array(new SharedArrayBuffer(4))
  const script = `
    const { workerData: { port, count, sent }, parentPort } = require('node:worker_threads')
    const { connect } = require('node:net')
    const answers = Array.from({ length: count }, () => new Promise((resolve) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('GET /healthz HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n', () => {
          if (Atomics.add(sent, 0, 1) === count - 1) Atomics.notify(sent, 0)
        }))
      socket.on('data', (chunk) => (text += chunk)).on('close', () => resolve(text.slice(0, 12)))
      socket.on('error', (error) => resolve(error.code))
    }))
    Promise.all(answers).then((list) => parentPort.postMessage(list))`
  const worker = new Worker(script, { eval: true, workerData: { port, count, sent } })
  return {
    answers: once(worker, 'message').then(([list]) => list as string[]),
    /** Blocks this thread until all requests are sent. */
    holdUntilSent() {
      for (let sentCount = 0; sentCount < count; sentCount = Atomics.load(sent, 0))
        Atomics.wait(sent, 0, sentCount, 10_000)
    },
  }
}

describe('G13 requests that wait in the queue of the system when listening ends', () => {
  test('are answered, one connection per iteration of the event loop', async () => {
    const gateway = await startTestGateway(agency.url)
    const elsewhere = requestsFromElsewhere(gateway.port, 30)
    const drained = gateway.drain()
    // Blocks the thread as rendering would: the system accepts connections meanwhile and keeps them in its queue.
    elsewhere.holdUntilSent()
    expect(new Set(await elsewhere.answers)).toEqual(new Set(['HTTP/1.1 200']))
    await drained
  })
})

const opened = async (port: number, text: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  if (text !== '') socket.write(text)
  return socket
}

describe('G13 a connection that was accepted before the listening ended', () => {
  afterEach(() => void vi.useRealTimers())
  const QUESTION = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'

  test.each([
    ['gets a response to its first request afterwards', false, /^HTTP\/1\.1 200 [\s\S]*Connection: close/i],
    ['is refused, not reset, if the process is broken', true, /^HTTP\/1\.1 503 [\s\S]*Retry-After: 1/],
  ])('%s', async (_name, isBroken, expected) => {
    const gateway = await startTestGateway(agency.url)
    const socket = await opened(gateway.port, '')
    let answer = ''
    socket.on('data', (chunk) => (answer += String(chunk)))
    // A silent connection is closed a second after the listening has ended, and a busy machine may need that long.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const drained = gateway.drain({ listensFor: 0, isBroken })
    // Each probe is a connection too, and listening only ends when no more arrive.
    const isRefused = () =>
      opened(gateway.port, '').then(
        (it) => (it.destroy(), false),
        () => true,
      )
    await expect.poll(isRefused, { interval: 150 }).toBe(true)
    socket.write(QUESTION)
    await once(socket, 'close')
    vi.useRealTimers()
    expect(answer).toMatch(expected)
    await drained
  })

  test.each([
    ['its response', false, /answered$/],
    ['its refusal, if the process is broken,', true, /refused$/],
  ])(
    'gets %s only after listening has ended, so that its caller does not reconnect to a closing socket',
    async (_name, isBroken, expected) => {
      const queues = createConnectionQueues(
        (_incoming, outgoing, isRefused) => void outgoing.end(isRefused ? 'refused' : 'answered'),
      )
      const server = createServer(queues.onRequest).on('connection', queues.onConnection)
      await once(server.listen(0, '127.0.0.1'), 'listening')
      queues.hold(isBroken)
      const socket = await opened((server.address() as AddressInfo).port, QUESTION)
      const activityBefore = queues.activity()
      await expect.poll(() => queues.activity()).toBeGreaterThan(activityBefore)
      expect(socket.bytesRead).toBe(0)
      const answer = once(socket, 'data')
      server.close()
      queues.release()
      expect(String((await answer)[0])).toMatch(expected)
      socket.destroy()
    },
  )
})

describe('connections without a request do not delay the end', () => {
  test('a silent one, and one whose request was answered', async () => {
    const gateway = await startTestGateway(agency.url)
    const silent = await opened(gateway.port, '')
    const idle = await opened(gateway.port, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(idle, 'data')
    await gateway.drain()
    await expect.poll(() => [silent, idle].map((socket) => socket.resume().closed)).toEqual([true, true])
  })
})
