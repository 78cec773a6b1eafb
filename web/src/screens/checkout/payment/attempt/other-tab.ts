/* oxlint-disable unicorn/require-post-message-target-origin -- a channel stays within its origin */
import { readAttempt } from '../../../../booking/attempt-token.ts'

const NAME = 'rota.payment'
const QUESTION = 'which'

/** How long to wait for an answer from other tabs, in milliseconds. */
const PATIENCE = 500

let channel: BroadcastChannel | undefined

/** Answers other tabs of this browser that ask for the payment attempt in progress. Call it when an attempt begins. */
export function answerOtherTabs(): void {
  if (channel) return
  channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const token = readAttempt()
    if (data === QUESTION && token !== undefined) channel?.postMessage({ token })
  })
}

/**
 * The token of another tab's attempt, so that "both tabs end in the same result" (E1). Undefined when no tab of this
 * browser has one.
 */
export function askOtherTabs(): Promise<string | undefined> {
  const question = new BroadcastChannel(NAME)
  return new Promise((resolve) => {
    const end = (token?: string) => {
      clearTimeout(timer)
      question.close()
      resolve(token)
    }
    const timer = setTimeout(end, PATIENCE)
    question.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'object' && data !== null && 'token' in data && typeof data.token === 'string')
        end(data.token)
    })
    question.postMessage(QUESTION)
  })
}
