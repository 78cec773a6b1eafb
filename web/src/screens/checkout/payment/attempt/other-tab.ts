/* oxlint-disable unicorn/require-post-message-target-origin -- a channel stays within its origin */
import { readAttempt } from '../../../../booking/attempt-token.ts'

const CHANNEL_NAME = 'rota.payment'
const WHICH_PAYMENT = 'which'

/**
 * How long to wait for an answer from other tabs, in milliseconds. A tab that has just sent its card has no token to
 * tell until the gateway has responded.
 */
const TIMEOUT_MS = 2000

/**
 * A basket that was booked, and the token of its booking. `basket` is the time at which the basket was started, which
 * identifies it within a browser.
 */
export type BookedBasket = { bookingToken: string; basket: string }

let channel: BroadcastChannel | undefined
let bookedBasket: BookedBasket | undefined
const listeners = new Set<(bookedBasket: BookedBasket) => void>()

/** Tells the other tabs of this browser the token of the payment in progress, now and whenever a tab asks. */
export function answerOtherTabs(): void {
  postKnownResults(sharedChannel())
}

/** Tells other tabs that a basket was booked, now and whenever a tab asks (decision 28.4). */
export function announceBookedBasket(booked: BookedBasket): void {
  bookedBasket = booked
  postKnownResults(sharedChannel())
}

/** Calls `listener` with every basket that another tab has booked. Returns the function that removes the listener. */
export function onBasketBookedElsewhere(listener: (bookedBasket: BookedBasket) => void): () => void {
  sharedChannel()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function sharedChannel(): BroadcastChannel {
  channel ??= openChannel()
  return channel
}

function openChannel(): BroadcastChannel {
  const newChannel = new BroadcastChannel(CHANNEL_NAME)
  newChannel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === WHICH_PAYMENT) postKnownResults(newChannel)
    else if (isBookedBasket(data)) for (const listener of listeners) listener(data)
  })
  return newChannel
}

function postKnownResults(target: BroadcastChannel): void {
  const token = readAttempt()
  if (token !== undefined) target.postMessage({ token })
  if (bookedBasket !== undefined) target.postMessage(bookedBasket)
}

const isObject = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null

const isBookedBasket = (data: unknown): data is BookedBasket =>
  isObject(data) && typeof data['bookingToken'] === 'string' && typeof data['basket'] === 'string'

/**
 * Asks the other tabs of this browser about `basket`, so that "both tabs end in the same result" (E1). Resolves with
 * the token of a payment in progress, or with the booking of this basket; undefined when no tab answers in time.
 */
export function askOtherTabs(basket: string | undefined): Promise<{ token: string } | BookedBasket | undefined> {
  const question = new BroadcastChannel(CHANNEL_NAME)
  return new Promise((resolve) => {
    const finish = (answer?: { token: string } | BookedBasket) => {
      clearTimeout(timer)
      question.close()
      resolve(answer)
    }
    const timer = setTimeout(finish, TIMEOUT_MS)
    question.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      // A tab may still show the result of an earlier basket.
      if (isBookedBasket(data)) return data.basket === basket ? finish(data) : undefined
      if (isObject(data) && typeof data['token'] === 'string') finish({ token: data['token'] })
    })
    question.postMessage(WHICH_PAYMENT)
  })
}
