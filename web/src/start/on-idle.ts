import { startPrefetching } from '../prefetch/start-prefetching.ts'
import type { Boot } from './boot.ts'
import { hotelSourceOf } from '../domain/hotels/hotel-source.ts'
import { keepLanguage } from '../i18n/kept-language.ts'
import { prepareFailure } from '../parts/failure/Failure.tsx'
import { isLanguageChosen } from './is-language-chosen.ts'

/** What a page does once it is loaded and idle. */
export function onIdle({ site, today, locale }: Boot): void {
  // A chosen language is kept (decision 32.8). This is done here, because the click may have come before all scripts.
  if (isLanguageChosen(document.referrer, location)) keepLanguage(locale)
  markLaidOutEntries()
  prepareFailure()
  if ('data' in site) startPrefetching({ today, locale, source: hotelSourceOf(site.data.site.options) })
}

/**
 * Marks entries whose layout the browser has skipped (`list.module.css`) as soon as it lays them out near the screen.
 * From then on they are like all others, with their true heights (decision 42.5).
 */
function markLaidOutEntries(): void {
  const onChange = (event: Event) => {
    const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent
    if (!skipped && target instanceof Element) markAsLaidOut(target)
  }
  document.addEventListener('contentvisibilityautostatechange', onChange, { capture: true })
  // Entries that came near before this code was loaded. The observer runs after a layout and forces none (decision
  // 42.8).
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    const near = [...document.querySelectorAll('[data-below] > *')].filter(isLaidOut)
    for (const entry of near) markAsLaidOut(entry)
  })
  observer.observe(document.body)
}

const markAsLaidOut = (entry: Element) => entry.setAttribute('data-here', '')

const isLaidOut = ({ firstElementChild }: Element) =>
  firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true
