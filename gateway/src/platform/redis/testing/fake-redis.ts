import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy in front of a Redis server, which can replace the replies with invalid ones. */
export interface FakeRedis {
  url: string
  /** While set, the server answers every packet with this text; while undefined, it passes packets on to Redis. */
  answer: string | undefined
  /** Number of packets received from callers. */
  received: number
  end(): Promise<void>
}

/** Starts a proxy in front of the Redis at a port of this machine. */
export async function fakeRedis(port: number): Promise<FakeRedis> {
  const sockets = new Set<Socket>()
  const server = createServer((caller) => {
    const redis = connect(port, '127.0.0.1')
    for (const socket of [caller, redis]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        caller.destroy()
        redis.destroy()
      })
    }
    caller.on('data', (packet) => {
      fake.received++
      if (fake.answer === undefined) redis.write(packet)
      else caller.write(fake.answer)
    })
    redis.on('data', (packet) => fake.answer === undefined && caller.write(packet))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const fake: FakeRedis = {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: undefined,
    received: 0,
    async end() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return fake
}
