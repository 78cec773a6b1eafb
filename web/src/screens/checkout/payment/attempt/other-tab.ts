/* oxlint-disable unicorn/require-post-message-target-origin -- a channel stays within its origin */
import { readAttempt } from '../../../../booking/attempt-token.ts'

const NAME = 'rota.payment'
const QUESTION = 'which'

/** As long as a tab that is alive needs to answer, in milliseconds. */
const PATIENCE = 500

let channel: BroadcastChannel | undefined

/** Tells other tabs of this browser which attempt is under way here, when they ask. Called when one begins. */
export function answerOtherTabs(): void {
  if (channel) return
  channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const token = readAttempt()
    if (data === QUESTION && token !== undefined) channel?.postMessage({ token })
  })
}

/**
 * The attempt of another tab, so that "both tabs end in the same result" (E1). Undefined when no tab of this
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
