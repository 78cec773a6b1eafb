import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@rota/web/locales'

export type { Locale }

/** The message of an id in one language; only for messages without arguments. */
export type Words = (id: string) => string

/** The storefront's messages in a language, for steps that run in several. */
export function wordsOf(locale: Locale): Words {
  const folder = join(import.meta.dirname, '../../web/src/i18n/messages', locale)
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>
  const messages: Record<string, string> = Object.assign({}, ...readdirSync(folder).map(read))
  return (id) => {
    const message = messages[id]
    if (message === undefined) throw new Error(`there is no message ${id}`)
    return message
  }
}

export const english = wordsOf('en')

/** Path prefix of a language: English has none (decision 32.2). */
export const prefixOf = (locale: Locale) => (locale === 'en' ? '' : `/${locale}`)
