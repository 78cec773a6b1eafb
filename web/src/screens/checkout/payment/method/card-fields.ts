import { useLayoutEffect, useRef, type RefObject } from 'react'
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
 * A ref for the form: its inputs are cleared when the page is left or restored from the back/forward cache (H3), and
 * when the form unmounts.
 */
export function useCardGuard(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  // Events of the window guard the inputs, from before anything can be typed until the form is gone.
  useLayoutEffect(() => (box.current ? guardCard(box.current) : undefined), [])
  return box
}

function guardCard(box: HTMLElement): () => void {
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
