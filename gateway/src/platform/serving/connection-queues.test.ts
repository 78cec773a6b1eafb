import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createConnectionQueues } from './connection-queues.ts'

let server: Server
let sockets: Socket[]
/** Requests in progress, in the order in which they started. */
let begun: { incoming: IncomingMessage; outgoing: ServerResponse }[]

/** Number of requests that Node has built. */
let built: number

beforeEach(async () => {
  begun = []
  sockets = []
  built = 0
  const queues = createConnectionQueues((incoming, outgoing) => void begun.push({ incoming, outgoing }))
  server = createServer(queues.onRequest).on('connection', queues.onConnection)
  server.on('request', () => built++)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  sockets.forEach((socket) => socket.destroy())
  server.close()
  server.closeAllConnections()
})

interface Visitor {
  socket: Socket
  /** Targets of the requests whose responses have arrived. */
  answeredTargets: () => string[]
  isClosed: () => boolean
}

async function send(count: number, headers = ''): Promise<Visitor> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString('latin1'))).on('error', () => {})
  await once(socket, 'connect')
  const request = (index: number) => `GET /${index} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`
  socket.write(Array.from({ length: count }, (_, index) => request(index)).join(''))
  return {
    socket,
    answeredTargets: () => [...text.matchAll(/^answer to (\/\d+)$/gm)].map(([, target = '']) => target),
    isClosed: () => socket.closed,
  }
}

/** Responds to everything in progress, and to everything that starts after that, until nothing is left. */
async function answerAll(): Promise<void> {
  for (let index = 0; index < begun.length; index++) {
    const { incoming, outgoing } = begun[index] ?? {}
    if (!outgoing?.writableEnded) outgoing?.end(`answer to ${incoming?.url}\n`)
    await severalIterations()
  }
}

/** Waits for more iterations of the event loop than there are between two requests of a connection. */
async function severalIterations(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve))
}

describe('A18 requests that are pipelined on one connection', () => {
  test('run one at a time: the next starts after the response to the previous one', async () => {
    const { answeredTargets } = await send(3)
    await expect.poll(() => begun.length).toBe(1)
    await severalIterations()
    expect(begun).toHaveLength(1)
    await answerAll()
    await expect.poll(answeredTargets).toEqual(['/0', '/1', '/2'])
  })

  test('of 200, the first five are answered in order, and then the connection closes', async () => {
    const { answeredTargets, isClosed } = await send(200)
    await expect.poll(() => begun.length).toBe(1)
    await answerAll()
    await expect.poll(isClosed).toBe(true)
    expect(answeredTargets()).toEqual(['/0', '/1', '/2', '/3', '/4'])
    expect(begun).toHaveLength(5)
  })

  test('A19 of 1,000 in one packet, Node parses only the first five', async () => {
    const { socket, isClosed } = await send(1000)
    await expect.poll(() => begun.length).toBe(1)
    await severalIterations()
    expect(built).toBe(5)
    socket.end()
    await expect.poll(isClosed).toBe(true)
    expect(built).toBe(5)
  })

  test('waiting requests do not start after the caller has disconnected', async () => {
    const { socket } = await send(200)
    await expect.poll(() => begun.length).toBe(1)
    socket.destroy()
    await expect.poll(() => begun[0]?.outgoing.closed).toBe(true)
    await severalIterations()
    expect(begun).toHaveLength(1)
  })

  test('a caller who never stops sending is disconnected, even while a request runs', async () => {
    const { socket, isClosed } = await send(10_000)
    await expect.poll(isClosed).toBe(true)
    expect(begun).toHaveLength(1)
    socket.destroy()
  })

  test('a request on another connection starts before the next one on this connection', async () => {
    await send(3)
    await expect.poll(() => begun.length).toBe(1)
    const other = await send(1)
    await expect.poll(() => begun.length).toBe(2)
    await answerAll()
    await expect.poll(other.answeredTargets).toEqual(['/0'])
  })

  test('the next starts only when the previous response has been handed to the network', async () => {
    const { socket } = await send(2)
    socket.pause()
    await expect.poll(() => begun.length).toBe(1)
    // More than the system's buffers hold.
    begun[0]?.outgoing.end(Buffer.alloc(16 * 1024 * 1024))
    await severalIterations()
    expect(begun).toHaveLength(1)
    socket.resume()
    await expect.poll(() => begun.length).toBe(2)
  })
})

test('answers all requests that follow one another on a connection', async () => {
  const { socket, answeredTargets } = await send(1)
  for (let count = 1; count <= 20; count++) {
    await expect.poll(() => begun.length).toBe(count)
    await answerAll()
    await expect.poll(() => answeredTargets().length).toBe(count)
    socket.write('GET /1 HTTP/1.1\r\nHost: localhost\r\n\r\n')
  }
})
