import { Pool } from 'undici'
import type { Measured } from './processes.ts'

/** A kind of request, built anew for each number so that no cache has seen it, unless its path says otherwise. */
export interface Kind {
  name: string
  method: 'GET' | 'POST'
  path: (n: number) => string
  body?: (n: number) => unknown
  status: number
  /**
   * Maximum CPU cost of the gateway, as a multiple of a plain proxy. `later` is the long-term goal. A goal not reached
   * yet has a temporary maximum in `until`.
   */
  goals?: Goals & { later?: Goals; until?: Goals }
}

/** By checks of responses: `request` checks requests only. */
interface Goals {
  request?: number
  enforce?: number
}

/** A process and its URL. */
export interface Contender {
  url: string
  measured: Pick<Measured, 'usage'>
}

const AT_ONCE = 16
/**
 * Requests until the JIT compiler is done: after six thousand a search still costs the gateway 1.7 times as much as
 * after thirty thousand, and a hotel 1.3 times. One list costs as much as five searches, so lists reach the time limit
 * first.
 */
export const WARM_UP = 30_000
const LONGEST_WARM_UP_MS = 15_000
const ROUNDS = 11
const OF_A_ROUND = 480

/** The cost of a request of a kind. */
export interface Cost {
  /** CPU time of the process in microseconds, user and system: the median over the rounds. */
  cpu: number
  /** The ratio to the first contender in the same round, because a busy machine slows down both. */
  ratio: number
  /** Size of the response in bytes. */
  size: number
}

/** Warms up each contender with a kind of request, then measures them in alternation. */
export async function costsOf(kind: Kind, contenders: readonly Contender[], warmUp: number = WARM_UP): Promise<Cost[]> {
  const lines = contenders.map(({ url }) => lineTo(kind, url))
  for (const line of lines) await line.send(1)
  for (const line of lines) await line.warmUp(warmUp)
  const rounds = contenders.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, { measured }] of contenders.entries()) {
      const before = (await measured.usage()).cpu
      await lines[at]?.send(OF_A_ROUND)
      rounds[at]?.push(((await measured.usage()).cpu - before) / OF_A_ROUND)
    }
  }
  await Promise.all(lines.map(({ close }) => close()))
  return rounds.map((costs, at) => ({
    cpu: median(costs),
    ratio: median(costs.map((cost, round) => cost / (rounds[0]?.[round] ?? Number.NaN))),
    size: lines[at]?.size() ?? 0,
  }))
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Connections that send requests of a kind, numbered from `first` on, `atOnce` at a time. */
export function lineTo(kind: Kind, url: string, { first = 0, atOnce = AT_ONCE } = {}) {
  const pool = new Pool(url, { connections: atOnce, pipelining: 1 })
  let sent = first
  let size = 0
  const one = async () => {
    const n = sent++
    const body = kind.body ? JSON.stringify(kind.body(n)) : null
    const headers = body === null ? {} : { 'content-type': 'application/json' }
    const answer = await pool.request({ path: kind.path(n), method: kind.method, headers, body })
    const bytes = await answer.body.arrayBuffer()
    if (answer.statusCode !== kind.status) {
      throw new Error(`${kind.name} is ${answer.statusCode}: ${Buffer.from(bytes).toString().slice(0, 300)}`)
    }
    size = bytes.byteLength
  }
  async function send(count: number): Promise<void> {
    let left = count
    const next = async () => {
      while (left-- > 0) await one()
    }
    await Promise.all(Array.from({ length: Math.min(atOnce, count) }, next))
  }
  return {
    send,
    async warmUp(count: number) {
      const end = performance.now() + LONGEST_WARM_UP_MS
      for (let left = count; left > 0 && performance.now() < end; left -= OF_A_ROUND) await send(OF_A_ROUND)
    },
    size: () => size,
    close: () => pool.close(),
  }
}
