import { startPrefetching } from '../prefetch/start-prefetching.ts'
import type { Boot } from './boot.ts'
import { hotelSourceOf } from '../domain/hotels/hotel-source.ts'
import { keepLanguage } from '../i18n/kept-language.ts'
import { prepareFailure } from '../parts/failure/Failure.tsx'
import { isChosen } from './is-chosen.ts'

/** What a page does once it is loaded and idle. */
export function onIdle({ site, today, locale }: Boot): void {
  // A chosen language is kept (decision 32.8). This is done here, because the click may have come before all scripts.
  if (isChosen(document.referrer, location)) keepLanguage(locale)
  keepLaidOut()
  prepareFailure()
  if ('data' in site) startPrefetching({ today, locale, source: hotelSourceOf(site.data.site.options) })
}

/**
 * Marks entries whose layout the browser has skipped (`list.module.css`) as soon as it lays them out near the screen.
 * From then on they are like all others, with their true heights (decision 42.5).
 */
function keepLaidOut(): void {
  const onChange = (event: Event) => {
    const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent
    if (!skipped && target instanceof Element) keep(target)
  }
  document.addEventListener('contentvisibilityautostatechange', onChange, { capture: true })
  // Entries that came near before this code was loaded. The observer runs after a layout and forces none (decision
  // 42.8).
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
