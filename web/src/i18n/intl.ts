import { createIntl, type IntlShape } from 'react-intl'
import { messagesOf } from './catalogues.ts'
import { TIME_ZONE } from './formats.ts'
import { LOCALES, type Locale } from './locales.ts'

const known: Partial<Record<Locale, IntlShape>> = {}

/**
 * The messages and formatters of a language, shared by all pages that the server renders in it. It also sees messages
 * that are loaded later.
 */
export function intlOf(locale: Locale): IntlShape {
  const make = () => createIntl({ locale: LOCALES[locale].intl, messages: messagesOf(locale), timeZone: TIME_ZONE })
  return (known[locale] ??= make())
}
