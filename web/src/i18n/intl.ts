import { createIntl, type IntlShape } from 'react-intl'
import { messagesOf } from './catalogues.ts'
import { TIME_ZONE } from './formats.ts'
import { LOCALES, type Locale } from './locales.ts'

const known: Partial<Record<Locale, IntlShape>> = {}

/**
 * The texts of a language with their formatters, which every page that a server renders in it shares. It knows the messages
 * that are loaded later, too.
 */
export function intlOf(locale: Locale): IntlShape {
  const make = () => createIntl({ locale: LOCALES[locale].intl, messages: messagesOf(locale), timeZone: TIME_ZONE })
  return (known[locale] ??= make())
}
