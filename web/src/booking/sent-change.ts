import { removeTabItem, readTabItem, writeTabItem } from '../tab/tab-storage.ts'

const KEY = 'rota.sent-change'

/** Call this before a change of the booking is sent. */
export const markChangeSent = (): void => void writeTabItem(KEY, '1')

/** Call this when the change has been answered. */
export const markChangeAnswered = (): void => removeTabItem(KEY)

/** Whether the page before this one was left while a change was on its way. Returns true once. */
export function takeSentChange(): boolean {
  const isSent = readTabItem(KEY) !== undefined
  removeTabItem(KEY)
  return isSent
}
