/* oxlint-disable unicorn/require-post-message-target-origin -- a channel stays within its origin */
import { readAttempt } from '../../../../booking/attempt-token.ts'

const NAME = 'rota.payment'
const QUESTION = 'which'

/** How long to wait for an answer from other tabs, in milliseconds. A tab that has just sent its card knows its token late. */
const PATIENCE = 2000

let channel: BroadcastChannel | undefined

/** Tells other tabs of this browser about the payment attempt in progress, now and whenever one asks. */
export function answerOtherTabs(): void {
  channel ??= openChannel()
  tellToken(channel)
}

function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel(NAME)
  opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === QUESTION) tellToken(opened)
  })
  return opened
}

function tellToken(to: BroadcastChannel): void {
  const token = readAttempt()
  if (token !== undefined) to.postMessage({ token })
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
