import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { CardFields } from '../../../../domain/payment/card.ts'

/**
 * Ids of the four inputs, in the order of the page. The inputs have ids but no names, so a submitted form can never put
 * their values into a URL.
 */
export const CARD_IDS: Record<keyof CardFields, string> = {
  number: 'card-number',
  owner: 'card-owner',
  expiry: 'card-expiry',
  cvv: 'card-cvv',
}

const inputOf = (container: ParentNode, field: keyof CardFields) =>
  container.querySelector<HTMLInputElement>(`#${CARD_IDS[field]}`)

/** The current values of the inputs. They are read on use and never stored (decision 10.5). */
export function readCard(container: ParentNode): CardFields {
  const read = (field: keyof CardFields) => inputOf(container, field)?.value ?? ''
  return { number: read('number'), expiry: read('expiry'), cvv: read('cvv'), owner: read('owner') }
}

function clearCard(container: ParentNode): void {
  for (const field of Object.keys(CARD_IDS) as (keyof CardFields)[]) {
    const input = inputOf(container, field)
    if (input) input.value = ''
  }
}

/**
 * A ref for the element around the card inputs. The inputs are cleared when the page is left, when it is restored from
 * the back/forward cache (H3), and when the form unmounts.
 */
export function useCardGuard(): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null)
  // A layout effect, so that the listeners are there before anything can be typed.
  useLayoutEffect(() => (container.current ? guardCard(container.current) : undefined), [])
  return container
}

function guardCard(container: HTMLElement): () => void {
  const clear = () => clearCard(container)
  const clearIfRestored = (event: PageTransitionEvent) => event.persisted && clear()
  addEventListener('pagehide', clear)
  addEventListener('pageshow', clearIfRestored)
  return () => {
    clear()
    removeEventListener('pagehide', clear)
    removeEventListener('pageshow', clearIfRestored)
  }
}
