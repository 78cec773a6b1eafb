import { takeTurn } from '../address.ts'
import { lookAhead } from '../ahead/look-ahead.ts'
import type { Boot } from './boot.ts'
import { hotelSourceOf } from '../domain/hotels/hotel-source.ts'
import { keepLanguage } from '../i18n/kept-language.ts'
import { prepareFailure } from '../parts/failure/Failure.tsx'
import { isChosen } from './is-chosen.ts'

/** What a page does once it is loaded and idle. */
export function rest({ site, today, locale }: Boot): void {
  // The chosen language wins from now on (decision 32.8). The click that chose it may have come before all scripts.
  if (isChosen(document.referrer, location)) keepLanguage(locale)
  // A page that is still loading would be shown instead of the one that the visitor goes back to.
  addEventListener('popstate', takeTurn)
  keepLaidOut()
  prepareFailure()
  if ('data' in site) lookAhead({ today, locale, source: hotelSourceOf(site.data.site.options) })
}

/**
 * The entries that were left out while the page arrived (`list.module.css`) are laid out by the browser when they come
 * near the screen. From then on they are like all others, with their true heights (decision 42.5).
 */
function keepLaidOut(): void {
  const onChange = (event: Event) => {
    const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent
    if (!skipped && target instanceof Element) keep(target)
  }
  document.addEventListener('contentvisibilityautostatechange', onChange, { capture: true })
  // Those that came near before this code was loaded. An observer is told when the page is laid out (decision 42.8).
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    const near = [...document.querySelectorAll('[data-below] > *')].filter(isLaidOut)
    for (const entry of near) keep(entry)
  })
  observer.observe(document.body)
}

const keep = (entry: Element) => entry.setAttribute('data-here', '')

const isLaidOut = ({ firstElementChild }: Element) =>
  firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true
