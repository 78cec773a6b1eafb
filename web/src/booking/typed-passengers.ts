import { removeTabItem, readTabItem, writeTabItem } from '../tab/tab-storage.ts'

const KEY = 'rota.passengers'

/** The same text for the lifetime of the page, when the browser blocks storage (H6). */
let textOfPage: string | undefined

/**
 * Passenger details that were typed, in this tab only: they survive a declined payment, an expired offer and a reload,
 * and closing the tab deletes them. The booking cannot return them, because only the transaction contains them.
 */
export const typedPassengers = (): string | undefined => textOfPage ?? readTabItem(KEY)

export function keepTypedPassengers(text: string): void {
  textOfPage = text
  writeTabItem(KEY, text)
}

/** Call this when the booking is made, and when the basket becomes empty. */
export function forgetTypedPassengers(): void {
  textOfPage = undefined
  removeTabItem(KEY)
}
