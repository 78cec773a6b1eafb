import { useCallback } from 'react'
import { forget, recall, remember } from '../../booking/tab-memory.ts'

/**
 * Where the list was left: its address and the hotel, so that Back finds "focus on the card left from" (decision 36.8).
 */
const KEY = 'rota.hotels.left'

const mark = (hotelId: string) => `${location.pathname}${location.search}#${hotelId}`

/** Notes that a visitor goes from here into a hotel. */
export function noteLeaving(hotelId: string): void {
  remember(KEY, mark(hotelId))
}

/** Asks for the focus on a hotel that the list will show at another address: the first one of the next page. */
export function focusOnArrival(href: string, hotelId: string): void {
  remember(KEY, `${href}#${hotelId}`)
}

/**
 * A ref for the link to a hotel: it takes the focus when the visitor comes back to the list that was left
 * through it, or has asked for the page that begins with it.
 */
export function useReturnFocus(hotelId: string) {
  return useCallback(
    (link: HTMLElement | null) => {
      if (!link || recall(KEY) !== mark(hotelId)) return
      forget(KEY)
      link.focus({ preventScroll: true })
    },
    [hotelId],
  )
}
