import { Pool } from 'undici'

/** What readers of pages have got. */
export interface Reading {
  /** Answers by status. */
  statuses: Record<number, number>
  /** Refusals that do not say when to come again. */
  mute: number
  /** How long answers have taken, in milliseconds: pages, and refusals. */
  pages: number[]
  refusals: number[]
  /** Requests that ended without an answer, by the code of their error; not those for which nobody listened. */
  resets: string[]
}

export interface Readers {
  reading: Reading
  /** Resolves when so many answers have come since the start. */
  has(answers: number): Promise<void>
  /** Resolves when every reader has found that nobody listens. */
  gone: Promise<unknown>
  stop(): Promise<void>
}

/** Every page is one that nobody has asked for: it is not shared, and has to be rendered. */
let asked = 0
const page = () => `/hotels?page=2&reader=${asked++}`

/** Asks for pages as the figures say, until it is stopped; nobody waits after a refusal, as no browser would do. */
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

/** So many readers, each of whom asks for the next page as soon as it has been answered. */
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

/** Readers who come at a rate, whatever becomes of those before them; pages per second. */
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
