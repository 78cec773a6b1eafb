import { removeTabItem, readTabItem, writeTabItem } from '../tab/tab-storage.ts'

const KEY = 'rota.guests'

/** The same text for the lifetime of the page, when the browser blocks storage (H6). */
let textOfPage: string | undefined

/**
 * Guest details that were typed but not saved yet, in this tab only: a reload keeps them, closing the tab deletes them.
 * They outlive the session, so that nobody types twice after it expires.
 */
export const typedGuests = (): string | undefined => textOfPage ?? readTabItem(KEY)

export function keepTypedGuests(text: string): void {
  textOfPage = text
  writeTabItem(KEY, text)
}

/** Call this when the booking contains the guests, when the booking is made, and when the basket becomes empty. */
export function forgetTypedGuests(): void {
  textOfPage = undefined
  removeTabItem(KEY)
}
