import type { CardFields } from '../../../../domain/payment/card.ts'

/**
 * Ids of the four inputs, in the order of the page. The inputs have no names, so that a form can never put their values
 * into a URL.
 */
export const CARD_IDS: Record<keyof CardFields, string> = {
  number: 'card-number',
  owner: 'card-owner',
  expiry: 'card-expiry',
  cvv: 'card-cvv',
}

const inputOf = (box: ParentNode, field: keyof CardFields) => box.querySelector<HTMLInputElement>(`#${CARD_IDS[field]}`)

/** The current values of the inputs. They are read on use and never stored (decision 10.5). */
export function readCard(box: ParentNode): CardFields {
  const read = (field: keyof CardFields) => inputOf(box, field)?.value ?? ''
  return { number: read('number'), expiry: read('expiry'), cvv: read('cvv'), owner: read('owner') }
}

function clearCard(box: ParentNode): void {
  for (const field of Object.keys(CARD_IDS) as (keyof CardFields)[]) {
    const input = inputOf(box, field)
    if (input) input.value = ''
  }
}

/**
 * Clears the inputs when the page is left or restored from the back/forward cache (H3), and when the form unmounts. A
 * ref callback.
 */
export function guardCard(box: HTMLElement | null) {
  if (!box) return undefined
  const clear = () => clearCard(box)
  const restored = (event: PageTransitionEvent) => event.persisted && clear()
  addEventListener('pagehide', clear)
  addEventListener('pageshow', restored)
  return () => {
    clear()
    removeEventListener('pagehide', clear)
    removeEventListener('pageshow', restored)
  }
}
