import { forget, recall, remember } from './tab-memory.ts'

const KEY = 'rota.guests'

/** The same for as long as the page lives, where the browser forbids its storage (H6). */
let page: string | undefined

/**
 * What was typed about guests and not saved yet, in this tab alone: a reload loses nothing, and closing the tab forgets it.
 * It outlives the session, so that nobody types twice when that is over.
 */
export const typedGuests = (): string | undefined => page ?? recall(KEY)

export function keepTypedGuests(text: string): void {
  page = text
  remember(KEY, text)
}

/** To be called when the booking holds it, when the booking is made, and when nothing is left in the basket. */
export function forgetTypedGuests(): void {
  page = undefined
  forget(KEY)
}
