import { createRoot } from 'react-dom/client'
import type { Answer } from '../../api/operations.ts'
import { loadMessages } from '../../i18n/catalogues.ts'
import { detectLocale } from '../../i18n/detect.ts'
import { ownLanguage } from '../../i18n/kept-language.ts'
import { intlOf } from '../../i18n/intl.ts'
import { offeredLocales, type Locale } from '../../i18n/locales.ts'
import { LanguageSuggestion } from './LanguageSuggestion.tsx'

/**
 * The language to suggest on a page in the language `here`: the one that the visitor has chosen earlier, else the best
 * match for the browser's languages. Undefined when that is the language of the page (decision 32.8).
 */
export function languageToSuggest(
  here: Locale,
  offered: readonly Locale[],
  storedChoice: Locale | undefined,
  browserLanguages: readonly string[],
): Locale | undefined {
  const best =
    storedChoice && offered.includes(storedChoice) ? storedChoice : detectLocale(browserLanguages, offered, here)
  return best === here ? undefined : best
}

type Page = { locale: Locale; site: { data: Answer<'siteView'> } | { problem: unknown } }

/**
 * Suggests the visitor's language, in that language, on a page that was opened in another one: links are never
 * redirected by language. The suggestion has a React root of its own, because its messages are in another language than
 * the page. It is removed on the first page for whose path `isOver` is true.
 */
export async function suggestLanguage({ locale: here, site }: Page, isOver: (path: string) => boolean): Promise<void> {
  if ('problem' in site) return
  const offered = offeredLocales(site.data.site.options.languages)
  const locale = languageToSuggest(here, offered, ownLanguage(), navigator.languages)
  if (!locale) return
  await loadMessages(locale, ['suggestion'])
  const container = document.createElement('div')
  document.body.prepend(container)
  const root = createRoot(container)
  const remove = () => {
    root.unmount()
    container.remove()
  }
  root.render(<LanguageSuggestion here={here} locale={locale} intl={intlOf(locale)} isOver={isOver} remove={remove} />)
}
