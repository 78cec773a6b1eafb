import { Pool } from 'undici'
import type { Measured } from './processes.ts'

/** One kind of request, made anew for each number so that no cache has seen it. */
export interface Kind {
  name: string
  method: 'GET' | 'POST'
  path: (n: number) => string
  body?: (n: number) => unknown
  status: number
}

const AT_ONCE = 16
const WARM_UP = 1500
const MEASURED = 4000

/** What a request of a kind costs. */
export interface Cost {
  /** Microseconds of CPU of the process, user and system. */
  cpu: number
  /** Bytes of the answer. */
  size: number
}

/** Sends a kind of request to a process until it is warm, then counts. */
export async function costOf(kind: Kind, url: string, measured: Measured): Promise<Cost> {
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
  const send = async (count: number) => {
    const each = count / AT_ONCE
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let i = 0; i < each; i++) await one()
      }),
    )
  }
  // The first alone: it says what the upstream answers from then on.
  await one()
  await send(WARM_UP)
  const before = await measured.usage()
  const from = sent
  await send(MEASURED)
  const { cpu } = await measured.usage()
  await pool.close()
  return { cpu: (cpu - before.cpu) / (sent - from), size }
}
