import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from './random.ts'

/** What slows or cuts the bytes of one direction, without losing any. Times in milliseconds. */
export type Shape =
  | { kind: 'latency'; ms: number; jitter?: number }
  | { kind: 'bandwidth'; bytesPerSecond: number }
  /** Pieces of one to so many bytes. */
  | { kind: 'slice'; bytes: number }

/** What ends one direction, when so many bytes have passed. */
export type End =
  /** Both ends see a reset; what was on its way is lost. */
  | { kind: 'reset'; after: number }
  /** The receiver sees the end, and may go on sending. */
  | { kind: 'half-close'; after: number }
  /** Both ends see an orderly end. */
  | { kind: 'truncate'; after: number }

/** What one connection suffers; `up` is towards the upstream, `down` are its answers. */
export interface Faults {
  up?: (Shape | End)[]
  down?: (Shape | End)[]
  /** `blackhole`: taken, and nothing ever comes of it; `refuse`: reset before anything is read. */
  whole?: 'blackhole' | 'refuse'
}

type Bytes = AsyncIterable<Buffer>

/** The end among faults, if there is one. */
export const endOf = (faults: (Shape | End)[]): End | undefined =>
  faults.find((fault): fault is End => 'after' in fault)

/** The same bytes, slower or in other pieces; each fault works on what the one before it lets through. */
export function shaped(bytes: Bytes, faults: (Shape | End)[], random: Random): Bytes {
  return faults.reduce((flow, fault) => {
    if (fault.kind === 'slice') return sliced(flow, fault.bytes, random)
    if (fault.kind === 'latency') return late(flow, fault.ms, fault.jitter ?? 0, random)
    return fault.kind === 'bandwidth' ? throttled(flow, fault.bytesPerSecond) : flow
  }, bytes)
}

async function* sliced(bytes: Bytes, most: number, random: Random): Bytes {
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length;) {
      const end = at + 1 + Math.floor(random() * most)
      yield chunk.subarray(at, end)
      at = end
    }
  }
}

async function* late(bytes: Bytes, ms: number, jitter: number, random: Random): Bytes {
  for await (const chunk of bytes) {
    await pause(ms + random() * jitter)
    yield chunk
  }
}

/** A tenth of a second's worth at a time. */
async function* throttled(bytes: Bytes, perSecond: number): Bytes {
  const size = Math.max(1, Math.round(perSecond / 10))
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; at += size) {
      const part = chunk.subarray(at, at + size)
      await pause((part.length / perSecond) * 1000)
      yield part
    }
  }
}
