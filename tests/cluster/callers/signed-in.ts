import { setTimeout } from 'node:timers/promises'

/** A visitor with a cookie and a basket, who looks at it again and again. */
export interface SignedIn {
  /** How often the basket was seen, and how often another one or none. */
  seen: number
  lost: number
  stop(): Promise<void>
}

const OWN = { 'sec-fetch-site': 'same-origin' }

/**
 * Starts a booking as a browser does, and then reads it until it is stopped. Answers of 500 and above are not counted.
 */
export async function startSignedIn(url: string): Promise<SignedIn> {
  let cookie = ''
  const ask = async (path: string) => {
    const answer = await fetch(`${url}/api${path}`, { headers: { ...OWN, cookie } }).catch(() => undefined)
    cookie = answer?.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return answer?.status === 200 ? ((await answer.json()) as { booking: { _id: string } | null }) : undefined
  }
  const started = await ask('/reservation/start')
  const visitor = { seen: 0, lost: 0 }
  const over = new AbortController()
  const looking = (async () => {
    while (!over.signal.aborted) {
      const view = await ask('/web/site')
      if (view !== undefined) visitor[view.booking?._id === started?.booking?._id ? 'seen' : 'lost']++
      await setTimeout(50)
    }
  })()
  return Object.assign(visitor, {
    async stop() {
      over.abort()
      await looking
    },
  })
}
