import type { RefObject } from 'react'
import { removeTabItem, readTabItem, writeTabItem } from '../../tab/tab-storage.ts'
import { useFocusOnShow } from '../../ui/use-focus-on-show.ts'

/**
 * Storage key for the URL of the list and the entry that the visitor opened, so that Back finds "focus on the card left
 * from" (decision 36.8).
 */
const KEY = 'rota.list.left'

const mark = (key: string) => `${location.pathname}${location.search}#${key}`

/** Stores that the visitor leaves the list through this entry. */
export function noteLeaving(key: string): void {
  writeTabItem(KEY, mark(key))
}

/** Requests the focus for an entry that the list will show at another URL: the first entry of the next page. */
export function focusOnArrival(href: string, key: string): void {
  writeTabItem(KEY, `${href}#${key}`)
}

/**
 * A ref for the link of an entry: it takes the focus when the visitor returns to the list that was left through it, or
 * has requested the page that starts with it.
 */
export function useReturnFocus(key: string): RefObject<HTMLAnchorElement | null> {
  const leftFrom = (link: HTMLAnchorElement) => {
    if (readTabItem(KEY) !== mark(key)) return undefined
    removeTabItem(KEY)
    bringIntoView(link)
    return link
  }
  return useFocusOnShow(leftFrom, { of: key, preventScroll: true })
}

/**
 * Scrolls to an entry that is outside the window. The browser restores the scroll position, but the entry has moved if
 * others above it had not been laid out when the list was left (decision 42.5).
 */
function bringIntoView(link: HTMLElement): void {
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect()
    if (entry?.isIntersecting === false) link.scrollIntoView({ block: 'center' })
  })
  observer.observe(link)
}
