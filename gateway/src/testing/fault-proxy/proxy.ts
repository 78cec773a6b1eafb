import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { endOf, shaped, type End, type Faults } from './faults.ts'
import { seeded, type Random } from './random.ts'

/** A TCP proxy that injects faults into connections. The same seed gives the same faults. */
export interface FaultProxy {
  url: string
  /** Number of connections accepted so far. */
  accepted(): number
  /** Number of open connections from callers. */
  open(): number
  close(): Promise<void>
}

interface Options {
  /** The local port behind the proxy. */
  target: number
  seed?: number
  /** The faults of each connection, numbered from 0. */
  faults: (connection: number) => Faults
}

/** Starts a proxy on a free port. */
export async function startFaultProxy({ target, seed = 1, faults }: Options): Promise<FaultProxy> {
  const sockets = new Set<Socket>()
  const track = (socket: Socket) => {
    sockets.add(socket)
    // Resets cause errors here on purpose.
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
    return socket
  }
  let accepted = 0
  let open = 0
  const server = createServer({ allowHalfOpen: true }, (caller) => {
    open++
    track(caller).once('close', () => open--)
    const number = accepted++
    const ownFaults = faults(number)
    if (ownFaults.whole === 'refuse') return void caller.resetAndDestroy()
    if (ownFaults.whole === 'blackhole') return void caller.resume().once('end', () => caller.destroy())
    join(caller, track(connect({ port: target, host: '127.0.0.1', allowHalfOpen: true })), ownFaults, seed + number)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accepted: () => accepted,
    open: () => open,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function join(caller: Socket, upstream: Socket, { up = [], down = [] }: Faults, seed: number): void {
  // Each direction has its own seed, so that their order does not matter.
  void pump(caller, upstream, up, seeded(seed))
  void pump(upstream, caller, down, seeded(~seed))
  caller.once('close', () => upstream.destroy())
  upstream.once('close', (wasBroken: boolean) => wasBroken && caller.resetAndDestroy())
}

/** Forwards bytes until they end, or a fault ends them. */
async function pump(from: Socket, to: Socket, faults: NonNullable<Faults['up']>, random: Random): Promise<void> {
  const end = endOf(faults)
  let bytesLeft = end?.after ?? Number.POSITIVE_INFINITY
  try {
    for await (const chunk of shaped(from, faults, random)) {
      const part = chunk.subarray(0, bytesLeft)
      bytesLeft -= part.length
      if (part.length > 0 && !to.write(part)) await once(to, 'drain')
      if (end !== undefined && bytesLeft === 0) return finish(end, from, to)
    }
    to.end()
  } catch {
    // The other side has disconnected early.
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
