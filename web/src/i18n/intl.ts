import { createIntl, type IntlShape } from 'react-intl'
import type { Catalogue } from './catalogues.ts'
import { TIME_ZONE } from './formats.ts'
import { LOCALES, type Locale } from './locales.ts'

const known = new Map<Locale, { messages: Catalogue; intl: IntlShape }>()

/** The texts of a language with their formatters, which every page that a server renders in it shares. */
export function intlOf(locale: Locale, messages: Catalogue): IntlShape {
  const kept = known.get(locale)
  if (kept?.messages === messages) return kept.intl
  const intl = createIntl({ locale: LOCALES[locale].intl, messages, timeZone: TIME_ZONE })
  known.set(locale, { messages, intl })
  return intl
}
