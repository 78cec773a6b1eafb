import { createRoot } from 'react-dom/client'
import type { Answer } from '../../api/operations.ts'
import { loadMessages } from '../../i18n/catalogues.ts'
import { detectLocale } from '../../i18n/detect.ts'
import { ownLanguage } from '../../i18n/kept-language.ts'
import { intlOf } from '../../i18n/intl.ts'
import { offeredLocales, type Locale } from '../../i18n/locales.ts'
import { LanguageSuggestion } from './LanguageSuggestion.tsx'

/**
 * The language to suggest on a page in `here`: the kept one, else the best of the browser's; undefined when that is the
 * page's own (decision 32.8).
 */
export function languageToSuggest(
  here: Locale,
  offered: readonly Locale[],
  kept: Locale | undefined,
  wanted: readonly string[],
): Locale | undefined {
  const best = kept && offered.includes(kept) ? kept : detectLocale(wanted, offered, here)
  return best === here ? undefined : best
}

type Page = { locale: Locale; site: { data: Answer<'siteView'> } | { problem: unknown } }

/**
 * Suggests the visitor's language, in words of that language, on a page that they opened in another one. A deep link is
 * never redirected. The suggestion has a React root of its own, because its messages are not those of the page. It ends
 * on the first page for whose path `isOver` is true.
 */
export async function suggestLanguage({ locale: here, site }: Page, isOver: (path: string) => boolean): Promise<void> {
  if ('problem' in site) return
  const offered = offeredLocales(site.data.site.options.languages)
  const locale = languageToSuggest(here, offered, ownLanguage(), navigator.languages)
  if (!locale) return
  await loadMessages(locale, ['suggestion'])
  const place = document.createElement('div')
  document.body.prepend(place)
  const root = createRoot(place)
  const end = () => {
    root.unmount()
    place.remove()
  }
  root.render(<LanguageSuggestion here={here} locale={locale} intl={intlOf(locale)} isOver={isOver} end={end} />)
}
