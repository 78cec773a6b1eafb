import type { RefObject } from 'react'
import { removeTabItem, readTabItem, writeTabItem } from '../../tab/tab-storage.ts'
import { useFocusOnShow } from '../../ui/use-focus-on-show.ts'

/**
 * Storage key of the last opened entry: the URL of its list and its id. After Back, that entry gets the focus (decision
 * 36.8).
 */
const KEY = 'rota.list.left'

const locationKey = (key: string) => `${location.pathname}${location.search}#${key}`

/** Stores that the visitor leaves the list through this entry. */
export function noteLeaving(key: string): void {
  writeTabItem(KEY, locationKey(key))
}

/** Requests the focus for an entry that the list will show at another URL: the first entry of the next page. */
export function focusOnArrival(href: string, key: string): void {
  writeTabItem(KEY, `${href}#${key}`)
}

/**
 * A ref for the link of an entry. The link takes the focus when the visitor returns to the list after opening the
 * entry, or has loaded the page of the list that starts with the entry.
 */
export function useReturnFocus(key: string): RefObject<HTMLAnchorElement | null> {
  const linkToFocus = (link: HTMLAnchorElement) => {
    if (readTabItem(KEY) !== locationKey(key)) return undefined
    removeTabItem(KEY)
    bringIntoView(link)
    return link
  }
  return useFocusOnShow(linkToFocus, { of: key, preventScroll: true })
}

/**
 * Scrolls to an entry that is outside the window. The browser restores the scroll position after Back, but browsers
 * skip the layout of entries that are far away, so the entry may be at another position then (decision 42.5).
 */
function bringIntoView(link: HTMLElement): void {
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect()
    if (entry?.isIntersecting === false) link.scrollIntoView({ block: 'center' })
  })
  observer.observe(link)
}
