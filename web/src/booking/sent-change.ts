import { forget, recall, remember } from '../tab/tab-memory.ts'

const KEY = 'rota.sent-change'

/** Call this before a change of the booking is sent. */
export const markChangeSent = (): void => void remember(KEY, '1')

/** Call this when the change has been answered. */
export const markChangeAnswered = (): void => forget(KEY)

/** Whether the page before this one was left while a change was on its way. Returns true once. */
export function takeSentChange(): boolean {
  const isSent = recall(KEY) !== undefined
  forget(KEY)
  return isSent
}
