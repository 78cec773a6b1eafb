import { loadMessages, messagesOf, type Catalogue } from '../catalogues.ts'
import type { Locale } from '../locales.ts'

/** All messages of a language, for tests that render parts of pages. */
export async function allMessages(locale: Locale): Promise<Catalogue> {
  const files = Object.keys(import.meta.glob('../messages/en/*.json'))
  const names = files.map((file) => file.replace(/^.*\/(.+)\.json$/, '$1')).filter((name) => name !== 'every-page')
  await loadMessages(locale, names)
  return messagesOf(locale)
}
