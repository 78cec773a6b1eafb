/* oxlint-disable unicorn/require-post-message-target-origin -- a channel stays within its origin */
import { readAttempt } from '../../../../booking/attempt-token.ts'

const NAME = 'rota.payment'
const QUESTION = 'which'

/**
 * How long to wait for an answer from other tabs, in milliseconds. A tab that has just sent its card knows its token
 * late.
 */
const TIMEOUT_MS = 2000

/**
 * The booking that a basket became. `basket` is the time at which the basket was started, which names it in a browser.
 */
export type Ending = { bookingToken: string; basket: string }

let channel: BroadcastChannel | undefined
let ending: Ending | undefined
const readers = new Set<(ending: Ending) => void>()

/** Tells other tabs of this browser about the payment attempt in progress, now and whenever one asks. */
export function answerOtherTabs(): void {
  tell(shared())
}

/** Tells other tabs which booking a basket became, now and whenever one asks (decision 28.4). */
export function tellEnding(reached: Ending): void {
  ending = reached
  tell(shared())
}

/** Calls `read` with every booking that another tab has made. Returns the function that stops it. */
export function onEnding(read: (ending: Ending) => void): () => void {
  shared()
  readers.add(read)
  return () => void readers.delete(read)
}

function shared(): BroadcastChannel {
  channel ??= openChannel()
  return channel
}

function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel(NAME)
  opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === QUESTION) tell(opened)
    else if (isEnding(data)) for (const read of readers) read(data)
  })
  return opened
}

function tell(to: BroadcastChannel): void {
  const token = readAttempt()
  if (token !== undefined) to.postMessage({ token })
  if (ending !== undefined) to.postMessage(ending)
}

const isObject = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null

const isEnding = (data: unknown): data is Ending =>
  isObject(data) && typeof data['bookingToken'] === 'string' && typeof data['basket'] === 'string'

/**
 * The attempt of another tab, or the booking that it has made of this basket, so that "both tabs end in the same
 * result" (E1). Undefined when no tab of this browser has one.
 */
export function askOtherTabs(basket: string | undefined): Promise<{ token: string } | Ending | undefined> {
  const question = new BroadcastChannel(NAME)
  return new Promise((resolve) => {
    const end = (answer?: { token: string } | Ending) => {
      clearTimeout(timer)
      question.close()
      resolve(answer)
    }
    const timer = setTimeout(end, TIMEOUT_MS)
    question.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      // A tab may still show the result of an earlier basket.
      if (isEnding(data)) return data.basket === basket ? end(data) : undefined
      if (isObject(data) && typeof data['token'] === 'string') end({ token: data['token'] })
    })
    question.postMessage(QUESTION)
  })
}
