import { forget, recall, remember } from './tab-memory.ts'

const KEY = 'rota.passengers'

/** The same for as long as the page lives, where the browser forbids its storage (H6). */
let page: string | undefined

/**
 * What was typed about passengers, in this tab alone: a decline, an offer that ends and a reload lose nothing, and closing the
 * tab forgets it. The booking cannot give it back: papers are the transaction's.
 */
export const typedPassengers = (): string | undefined => page ?? recall(KEY)

export function keepTypedPassengers(text: string): void {
  page = text
  remember(KEY, text)
}

/** To be called when the booking is made, and when nothing is left in the basket. */
export function forgetTypedPassengers(): void {
  page = undefined
  forget(KEY)
}
