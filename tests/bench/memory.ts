import { setTimeout } from 'node:timers/promises'
import { Pool } from 'undici'
import type { Contender, Kind } from './load.ts'

/** Requests per second, of all kinds in turn: enough to fill every cache long before half-time. */
const PER_SECOND = 250
const TURN_MS = 100

/** Memory use of a process under load, in bytes. */
export interface MemoryUsage {
  /** The maximum. */
  most: number
  /** Medians of the second and the last quarter: a leak shows as growth between them. */
  early: number
  late: number
}

/** Loads a process with all kinds of requests in turn and measures its memory. */
export async function memoryUnder(
  kinds: readonly Kind[],
  { url, measured }: Contender,
  minutes: number,
): Promise<MemoryUsage> {
  const pool = new Pool(url, { connections: 16, pipelining: 1 })
  const seen: number[] = []
  const end = performance.now() + minutes * 60_000
  for (let n = 1_000_000; performance.now() < end;) {
    const next = performance.now() + TURN_MS
    const turn = Array.from({ length: (PER_SECOND * TURN_MS) / 1000 }, () => ask(pool, kinds[n % kinds.length], n++))
    await Promise.all(turn)
    seen.push((await measured.usage()).rss)
    await setTimeout(Math.max(0, next - performance.now()))
  }
  await pool.close()
  const quarter = Math.floor(seen.length / 4)
  return {
    most: Math.max(...seen),
    early: middle(seen.slice(quarter, 2 * quarter)),
    late: middle(seen.slice(3 * quarter)),
  }
}

async function ask(pool: Pool, kind: Kind | undefined, n: number): Promise<void> {
  if (kind === undefined) return
  const body = kind.body ? JSON.stringify(kind.body(n)) : null
  const headers = body === null ? {} : { 'content-type': 'application/json' }
  const answer = await pool.request({ path: kind.path(n), method: kind.method, headers, body })
  await answer.body.dump({ limit: Number.POSITIVE_INFINITY })
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
