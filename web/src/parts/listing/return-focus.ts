import { useCallback } from 'react'
import { forget, recall, remember } from '../../booking/tab-memory.ts'

/**
 * Where a list was left: its address and the entry, so that Back finds "focus on the card left from" (decision 36.8).
 */
const KEY = 'rota.list.left'

const mark = (key: string) => `${location.pathname}${location.search}#${key}`

/** Notes that a visitor goes from here into an entry. */
export function noteLeaving(key: string): void {
  remember(KEY, mark(key))
}

/** Asks for the focus on an entry that the list will show at another address: the first one of the next page. */
export function focusOnArrival(href: string, key: string): void {
  remember(KEY, `${href}#${key}`)
}

/**
 * A ref for the link to an entry: it takes the focus when the visitor comes back to the list that was left
 * through it, or has asked for the page that begins with it.
 */
export function useReturnFocus(key: string) {
  return useCallback(
    (link: HTMLElement | null) => {
      if (!link || recall(KEY) !== mark(key)) return
      forget(KEY)
      link.focus({ preventScroll: true })
    },
    [key],
  )
}
