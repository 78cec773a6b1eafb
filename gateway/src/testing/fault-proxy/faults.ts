import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from './random.ts'

/** Slows or fragments one direction without losing bytes. Times in milliseconds. */
export type Shape =
  | { kind: 'latency'; ms: number; jitter?: number }
  | { kind: 'bandwidth'; bytesPerSecond: number }
  /** Pieces of random size, up to `bytes`. */
  | { kind: 'slice'; bytes: number }

/** Ends one direction after this many bytes. */
export type End =
  /** Both sides see a reset. Bytes in transit are lost. */
  | { kind: 'reset'; after: number }
  /** The receiver sees the end and may continue to send. */
  | { kind: 'half-close'; after: number }
  /** Both sides see an orderly end. */
  | { kind: 'truncate'; after: number }

/** The faults of a connection. `up` is towards the upstream, `down` towards the caller. */
export interface Faults {
  up?: (Shape | End)[]
  down?: (Shape | End)[]
  /** `blackhole`: accepts the connection and never responds. `refuse`: resets it before reading anything. */
  whole?: 'blackhole' | 'refuse'
}

type Bytes = AsyncIterable<Buffer>

/** The fault that ends the connection, if there is one. */
export const endOf = (faults: (Shape | End)[]): End | undefined =>
  faults.find((fault): fault is End => 'after' in fault)

/** The same bytes, delivered more slowly or in other pieces. Each fault is applied to the output of the previous one. */
export function shaped(bytes: Bytes, faults: (Shape | End)[], random: Random): Bytes {
  return faults.reduce((flow, fault) => {
    if (fault.kind === 'slice') return sliced(flow, fault.bytes, random)
    if (fault.kind === 'latency') return delayed(flow, fault.ms, fault.jitter ?? 0, random)
    return fault.kind === 'bandwidth' ? throttled(flow, fault.bytesPerSecond) : flow
  }, bytes)
}

async function* sliced(bytes: Bytes, maxSize: number, random: Random): Bytes {
  for await (const chunk of bytes) {
    for (let start = 0; start < chunk.length;) {
      const end = start + 1 + Math.floor(random() * maxSize)
      yield chunk.subarray(start, end)
      start = end
    }
  }
}

async function* delayed(bytes: Bytes, ms: number, jitter: number, random: Random): Bytes {
  for await (const chunk of bytes) {
    await pause(ms + random() * jitter)
    yield chunk
  }
}

/** Sends the bytes of a tenth of a second at a time. */
async function* throttled(bytes: Bytes, perSecond: number): Bytes {
  const size = Math.max(1, Math.round(perSecond / 10))
  for await (const chunk of bytes) {
    for (let start = 0; start < chunk.length; start += size) {
      const part = chunk.subarray(start, start + size)
      await pause((part.length / perSecond) * 1000)
      yield part
    }
  }
}
