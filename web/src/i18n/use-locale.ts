import { createContext, use } from 'react'
import { localized, type LocalizedText, type LangText } from '../domain/text/localized.ts'
import { pathsOf, type Paths } from '../paths.ts'
import { formatsOf, type Formats, type NumberFormat } from './formats.ts'
import type { Locale } from './locales.ts'

/** `siteLanguage` is the first of the site's languages, the fallback for texts. */
type LocaleSettings = {
  locale: Locale
  siteLanguage: string
  numberFormat: NumberFormat
  /** Replaces the formatters of the language where prices are shown in the visitor's currency (decision 19.10). */
  formats?: Formats | undefined
}

/** Language of the page and formats of the site. */
export const LocaleContext = createContext<LocaleSettings>({ locale: 'en', siteLanguage: 'en', numberFormat: 'tr' })

export const useLocale = (): Locale => use(LocaleContext).locale

/** URLs in the language of the page. */
export const usePaths = (): Paths => pathsOf(useLocale())

/** The formatters for dates, times and amounts. */
export function useFormats(): Formats {
  const { locale, numberFormat, formats } = use(LocaleContext)
  return formats ?? formatsOf(locale, numberFormat)
}

/** Chooses the language of a text; spread the `lang` and `dir` of the result on the element that contains it. */
export function useText(): (texts: LocalizedText | undefined) => LangText {
  const { locale, siteLanguage } = use(LocaleContext)
  return (texts) => localized(texts, locale, siteLanguage)
}
