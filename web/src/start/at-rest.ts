import { lookAhead } from '../ahead/look-ahead.ts'
import type { Boot } from './boot.ts'
import { hotelSourceOf } from '../domain/hotels/hotel-source.ts'
import { keepLanguage } from '../i18n/kept-language.ts'
import { idle } from '../parts/later.ts'
import { isChosen } from '../paths.ts'

/** What a page does once it is loaded and idle. */
export function rest({ site, today, locale }: Boot): void {
  // The chosen language wins from now on (decision 32.8). The click that chose it may have come before all scripts.
  if (isChosen(document.referrer, location)) keepLanguage(locale)
  void layOutAll()
  if ('data' in site) lookAhead({ today, locale, source: hotelSourceOf(site.data.site.options) })
}

/**
 * Lays out the entries that were left out while the page arrived (`list.module.css`), one in each idle moment, so that no
 * task is long. From then on all have their true heights: Back finds the place where the visitor was (decision 42.5).
 */
async function layOutAll(): Promise<void> {
  for (const entry of document.querySelectorAll('[data-below] > *')) {
    await idle()
    // At the start of a frame, which lays it out: between frames the next script that asks for a size would have to wait.
    await new Promise(requestAnimationFrame)
    entry.setAttribute('data-here', '')
  }
  document.body.removeAttribute('data-arriving')
}
