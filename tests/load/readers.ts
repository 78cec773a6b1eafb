import { Pool } from 'undici'

/** The results of page requests. */
export interface Reading {
  /** Number of responses by status. */
  statuses: Record<number, number>
  /** Number of refusals without a Retry-After. */
  mute: number
  /** Response times in milliseconds: of pages, and of refusals. */
  pages: number[]
  refusals: number[]
  /** Error codes of requests without a response, except refused connections. */
  resets: string[]
}

export interface Readers {
  reading: Reading
  /** Resolves after this number of responses since the start. */
  has(answers: number): Promise<void>
  /** Resolves when every reader has had its connection refused. */
  gone: Promise<unknown>
  stop(): Promise<void>
}

/** Each page has a new URL, so that its rendering is not shared. */
let asked = 0
const page = () => `/hotels?page=2&reader=${asked++}`

/** Requests pages until stopped. Readers do not wait after a refusal, although browsers would. */
function reader(shop: string, connections: number) {
  const pool = new Pool(shop, { connections, pipelining: 1 })
  const reading: Reading = { statuses: {}, mute: 0, pages: [], refusals: [], resets: [] }
  const wanted: { answers: number; resolve: () => void }[] = []
  let answers = 0
  async function read(): Promise<void> {
    const begin = performance.now()
    const { statusCode, headers, body } = await pool.request({
      path: page(),
      method: 'GET',
      headers: { accept: 'text/html', host: 'localhost' },
    })
    await body.arrayBuffer()
    reading.statuses[statusCode] = (reading.statuses[statusCode] ?? 0) + 1
    const isPage = statusCode === 200
    ;(isPage ? reading.pages : reading.refusals).push(performance.now() - begin)
    if (!isPage && headers['retry-after'] === undefined) reading.mute++
    answers++
    for (const { resolve } of wanted.filter((it) => it.answers <= answers)) resolve()
  }
  const has = (count: number) => new Promise<void>((resolve) => wanted.push({ answers: count, resolve }))
  return { pool, reading, read, has }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error))

/** A number of readers, each of which requests the next page as soon as it has a response. */
export function startReaders(shop: string, count: number): Readers {
  const { pool, reading, read, has } = reader(shop, count)
  const over = new AbortController()
  const loop = async () => {
    while (!over.signal.aborted) {
      const code = await read().then(() => undefined, codeOf)
      if (code === 'ECONNREFUSED') return
      if (code !== undefined) reading.resets.push(code)
    }
  }
  const loops = Promise.all(Array.from({ length: count }, loop))
  return {
    reading,
    has,
    gone: loops,
    async stop() {
      over.abort()
      await loops
      await pool.close()
    },
  }
}

/** Readers that arrive at a constant rate, whether or not earlier ones have a response; in pages per second. */
export function startArrivals(shop: string, rate: number): Pick<Readers, 'reading' | 'stop'> {
  const { pool, reading, read } = reader(shop, 500)
  const under: Set<Promise<void>> = new Set()
  const begin = performance.now()
  let come = 0
  const timer = setInterval(() => {
    for (const due = ((performance.now() - begin) / 1000) * rate; come < due; come++) {
      const work = read().finally(() => under.delete(work))
      under.add(work)
    }
  }, 10)
  return {
    reading,
    async stop() {
      clearInterval(timer)
      await Promise.all(under)
      await pool.close()
    },
  }
}
