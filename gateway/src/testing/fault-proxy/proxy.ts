import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { endOf, shaped, type End, type Faults } from './faults.ts'
import { seeded, type Random } from './random.ts'

/** A TCP proxy that does to each connection what a test says; the same seed does the same again. */
export interface FaultProxy {
  url: string
  /** Connections that were taken so far. */
  taken(): number
  /** Connections that are open on the side of the callers. */
  open(): number
  close(): Promise<void>
}

interface Options {
  /** Port on this machine that is behind the proxy. */
  target: number
  seed?: number
  /** What the connection of a number, counted from 0, suffers. */
  faults: (connection: number) => Faults
}

/** Starts a proxy on any free port. */
export async function startFaultProxy({ target, seed = 1, faults }: Options): Promise<FaultProxy> {
  const sockets = new Set<Socket>()
  const own = (socket: Socket) => {
    sockets.add(socket)
    // A socket that somebody resets says so; here that is meant.
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
    return socket
  }
  let taken = 0
  let open = 0
  const server = createServer({ allowHalfOpen: true }, (caller) => {
    open++
    own(caller).once('close', () => open--)
    const number = taken++
    const suffers = faults(number)
    if (suffers.whole === 'refuse') return void caller.resetAndDestroy()
    if (suffers.whole === 'blackhole') return void caller.resume().once('end', () => caller.destroy())
    join(caller, own(connect({ port: target, host: '127.0.0.1', allowHalfOpen: true })), suffers, seed + number)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: () => taken,
    open: () => open,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function join(caller: Socket, upstream: Socket, { up = [], down = [] }: Faults, seed: number): void {
  // A seed for each direction: which one is read first must not change the other.
  void pump(caller, upstream, up, seeded(seed))
  void pump(upstream, caller, down, seeded(~seed))
  caller.once('close', () => upstream.destroy())
  upstream.once('close', (wasBroken: boolean) => wasBroken && caller.resetAndDestroy())
}

/** Passes bytes on until they end, or a fault ends them. */
async function pump(from: Socket, to: Socket, faults: NonNullable<Faults['up']>, random: Random): Promise<void> {
  const end = endOf(faults)
  let left = end?.after ?? Number.POSITIVE_INFINITY
  try {
    for await (const chunk of shaped(from, faults, random)) {
      const part = chunk.subarray(0, left)
      left -= part.length
      if (part.length > 0 && !to.write(part)) await once(to, 'drain')
      if (end !== undefined && left === 0) return finish(end, from, to)
    }
    to.end()
  } catch {
    // The other side has ended in the middle.
    to.destroy()
  }
}

function finish({ kind }: End, from: Socket, to: Socket): void {
  if (kind === 'half-close') {
    to.end()
    return void from.resume()
  }
  for (const socket of [to, from]) {
    if (kind === 'reset') socket.resetAndDestroy()
    else socket.destroySoon()
  }
}
