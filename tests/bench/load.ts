import { Pool } from 'undici'
import type { Measured } from './processes.ts'

/** One kind of request, made anew for each number so that no cache has seen it, unless its path says otherwise. */
export interface Kind {
  name: string
  method: 'GET' | 'POST'
  path: (n: number) => string
  body?: (n: number) => unknown
  status: number
  /**
   * Most that the gateway may cost, as a multiple of a plain pass-through. `later` is where this is to go; a goal that is not
   * reached yet has in `until` what it must not exceed meanwhile.
   */
  goals?: Goals & { later?: Goals; until?: Goals }
}

/** By how strictly answers are checked: `request`, not at all. */
interface Goals {
  request?: number
  enforce?: number
}

/** A process and where it listens. */
export interface Contender {
  url: string
  measured: Pick<Measured, 'usage'>
}

const AT_ONCE = 16
/** Long enough for the compiler: until then a request costs up to twice as much, and the gateway has far more to compile. */
const WARM_UP = 6000
const ROUNDS = 11
const OF_A_ROUND = 480

/** What a request of a kind costs. */
export interface Cost {
  /** Microseconds of CPU of the process, user and system: the median of the rounds. */
  cpu: number
  /** The same beside the first contender in the same round, where a busy machine slows down both. */
  ratio: number
  /** Bytes of the answer. */
  size: number
}

/** Sends a kind of request to each contender until it is warm, then counts, by turns. */
export async function costsOf(kind: Kind, contenders: readonly Contender[]): Promise<Cost[]> {
  const lines = contenders.map(({ url }) => lineTo(kind, url))
  for (const line of lines) await line.send(1)
  for (const line of lines) await line.send(WARM_UP)
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

function lineTo(kind: Kind, url: string) {
  const pool = new Pool(url, { connections: AT_ONCE, pipelining: 1 })
  let sent = 0
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
  return {
    async send(count: number) {
      let left = count
      const next = async () => {
        while (left-- > 0) await one()
      }
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, next))
    },
    size: () => size,
    close: () => pool.close(),
  }
}
