import { setTimeout } from 'node:timers/promises'
import { prepared, type AcceptedPayment } from '../../load/payment.ts'
import { isLong } from '../test-cluster.ts'

/** Pause before a visitor presses again, in milliseconds. */
export const AGAIN_MS = 250

/** Pause before a visitor's next step, in milliseconds. In the short run other tests need the processor, too. */
const NEXT_MS = isLong ? 10 : 250

/** Visitors of each kind. */
const CROWD = isLong ? 4 : 1

/** Whether a response is from HAProxy itself, which found no gateway or lost the connection to it. */
const isFromProxy = ({ status, headers }: Response) =>
  status >= 500 && !(headers.get('content-type') ?? '').includes('json') && !headers.has('x-request-id')

export type Send = (request: Request) => Promise<Response>

/**
 * Repeats a request until there is a response without `Retry-After`. Each try has the session of the last response:
 * after an attempt that never reached the agency, only that session may pay (decision 6.5).
 */
export function withRetry(send: Send): Send {
  return async (request) => {
    for (;;) {
      const answer = await send(request.clone()).catch(() => undefined)
      if (answer !== undefined && !isFromProxy(answer) && !answer.headers.has('retry-after')) return answer
      const session = answer?.headers.get('x-session')
      if (typeof session === 'string') request.headers.set('x-session', session)
      await answer?.arrayBuffer()
      await setTimeout(AGAIN_MS)
    }
  }
}

/** `fetch` with retries. */
export const fetchWithRetry = withRetry(fetch)

/** Counts a payment that failed because the agency did not respond as declined: neither is charged. */
export function refused(reason: Error): AcceptedPayment {
  if (!reason.message.includes('/docs/errors/upstream-')) throw reason
  return { ended: () => Promise.resolve({ state: 'declined', answered: 0, ended: 0 }) }
}

/** Begins payments at once, and calls `strike` when a quarter has been taken. Resolves with how they have ended. */
export async function paidWhile(
  payments: readonly (() => Promise<AcceptedPayment>)[],
  strike: () => unknown,
): Promise<string[]> {
  let taken = 0
  const quarter = Promise.withResolvers<void>()
  const paying = payments.map(async (pay) => {
    const payment = await pay()
    if (++taken === payments.length / 4) quarter.resolve()
    return (await payment.ended()).state
  })
  await Promise.race([quarter.promise, Promise.all(paying)])
  await strike()
  return Promise.all(paying)
}

/** Visitors who read, search and pay until they are stopped. */
export interface Visitors {
  /** Failed requests, each with its URL and error. */
  failed: string[]
  /** Number of responses by status and kind of visitor. */
  answers: Record<string, number>
  /** Ends of the payments. */
  paid: string[]
  /** Resolves when each kind has had this many more responses. */
  have(more: number): Promise<void>
  stop(): Promise<void>
}

const KINDS = ['page', 'read', 'search', 'payment'] as const
type Kind = (typeof KINDS)[number]

/** Makes every search and every page of a list different, so that no cache has it. */
let requested = 0

/** The simulated upstreams time out on a busy machine. Gateways are not to blame, so the visitor begins again. */
class Busy extends Error {}

/**
 * Starts visitors of each kind. A shed request is repeated and is not a failure. Failures are: no response, a status of
 * 500 or above, and for reads and searches also 400 or above.
 */
export function startVisitors(url: string): Visitors {
  const failed: string[] = []
  const answers: Record<string, number> = {}
  const paid: string[] = []
  const counts: Record<Kind, number> = { page: 0, read: 0, search: 0, payment: 0 }
  const waiting: { counts: Record<Kind, number>; resolve: () => void }[] = []
  const over = new AbortController()

  /** Repeats a request while it is shed. */
  const sender = (kind: Kind) => async (request: Request) => {
    for (;;) {
      const answer = await fetch(request.clone()).catch((error: Error) => error)
      if (answer instanceof Error) {
        const { message } = answer.cause instanceof Error ? answer.cause : answer
        failed.push(`${request.method} ${request.url}: ${message}`)
        return new Response('{}', { status: 599 })
      }
      note(kind, answer.status)
      // A payment handles refusals itself; all other requests must succeed.
      if (answer.status < (kind === 'payment' ? 500 : 400)) return answer
      const text = await answer.text()
      if (text.includes('"/docs/errors/upstream-')) throw new Busy()
      if (!isShed(answer, text)) {
        failed.push(`${request.method} ${request.url}: ${answer.status} ${text.slice(0, 200)}`)
        return new Response(text, answer)
      }
      await setTimeout(AGAIN_MS)
    }
  }

  function note(kind: Kind, status: number): void {
    answers[`${kind} ${status}`] = (answers[`${kind} ${status}`] ?? 0) + 1
    counts[kind]++
    for (const it of waiting.filter(({ counts: most }) => KINDS.every((one) => counts[one] >= most[one]))) it.resolve()
  }

  const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const steps: Record<Kind, (send: ReturnType<typeof sender>) => Promise<unknown>> = {
    page: async (send) =>
      (
        await send(new Request(`${url}/hotels?page=2&visitor=${requested++}`, { headers: { accept: 'text/html' } }))
      ).text(),
    read: async (send) => (await send(new Request(`${url}/api/hotels/12`, { headers: own }))).text(),
    search: async (send) => {
      const body = JSON.stringify({
        checkIn: 20300101 + (requested++ % 27),
        checkOut: 20300201 + (requested % 27),
        adults: 2,
      })
      return (await send(new Request(`${url}/api/hotels/12/price`, { method: 'POST', headers: own, body }))).text()
    },
    payment: async (send) => {
      const payment = await (await prepared(url, send))()
      paid.push((await payment.ended()).state)
    },
  }
  const crowd = KINDS.flatMap((kind) => Array.from({ length: CROWD }, () => kind))
  const loops = crowd.map(async (kind) => {
    const send = sender(kind)
    while (!over.signal.aborted) {
      await steps[kind](send).catch(
        (error: unknown) => error instanceof Busy || failed.push(`${kind}: ${String(error)}`),
      )
      await setTimeout(NEXT_MS)
    }
  })
  return {
    failed,
    answers,
    paid,
    have: (more) =>
      new Promise((resolve) => {
        const most = Object.fromEntries(KINDS.map((kind) => [kind, counts[kind] + more])) as Record<Kind, number>
        waiting.push({ counts: most, resolve })
      }),
    async stop() {
      over.abort()
      await Promise.all(loops)
    },
  }
}

/** The script of the page for visitors who have to wait. Error pages have no script of their own. */
const RELOADS = '<script>setTimeout(()=>location.reload(),'

/** A page or a call that the gateway does not take because it is busy. */
const isShed = ({ status, headers }: Response, text: string) =>
  status === 503 && headers.has('x-request-id') && (text.includes('/overloaded"') || text.includes(RELOADS))
