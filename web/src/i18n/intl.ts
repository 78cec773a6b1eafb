import { createIntl, type Intl } from './format-message.ts'
import { messagesOf } from './catalogues.ts'
import { LOCALES, type Locale } from './locales.ts'

const cache: Partial<Record<Locale, Intl>> = {}

/**
 * The messages and formatters of a language, shared by all pages that the server renders in it. It also sees messages
 * that are loaded later.
 */
export function intlOf(locale: Locale): Intl {
  const make = () => createIntl(LOCALES[locale].intl, messagesOf(locale))
  return (cache[locale] ??= make())
}
