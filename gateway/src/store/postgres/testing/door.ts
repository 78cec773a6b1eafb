import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** The way to a server, which a test can close, move, or make deaf. */
export interface Door {
  port: number
  /** The server's port, for new connections. */
  to: number
  /** What passes: everything, nothing in either direction, or no answers. Nobody is told. */
  lets: 'all' | 'none' | 'no-answers'
  /** Bytes that have come from clients. */
  heard: number
  /** Breaks all connections. */
  cut(): void
  close(): Promise<void>
}

/** @param address where it listens, for a server that moves */
export async function openDoor(to: number, address = '127.0.0.1', at = 0): Promise<Door> {
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
  }
  const server = createServer((caller) => {
    const target = connect(door.to, '127.0.0.1')
    for (const socket of [caller, target]) keep(socket)
    caller.on('data', (bytes: Buffer) => {
      door.heard += bytes.byteLength
      if (door.lets !== 'none') target.write(bytes)
    })
    target.on('data', (bytes) => void (door.lets === 'all' && caller.write(bytes)))
    caller.on('close', () => target.destroy())
    target.on('close', () => caller.destroy())
  })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  server.listen(at, address)
  await once(server, 'listening')
  const door: Door = {
    port: (server.address() as AddressInfo).port,
    to,
    lets: 'all',
    heard: 0,
    cut,
    async close() {
      server.close()
      cut()
      await once(server, 'close')
    },
  }
  return door
}
