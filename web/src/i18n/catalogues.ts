import type { MessageFormatElement } from 'react-intl'
import type { Language } from './language.ts'
import type { Locale } from './locales.ts'

/** Compiled messages by id. The build has compiled them, so their shape is known. */
export type Catalogue = Record<string, MessageFormatElement[]>

/** Each language is a chunk of its own, with what every page needs of it: a page loads exactly one (decision 32.4). */
const LANGUAGES: Record<Locale, () => Promise<{ language: Language }>> = {
  en: () => import('./languages/en.ts'),
  ar: () => import('./languages/ar.ts'),
}

/** What has been loaded of each language; `createIntl` keeps the object, so messages that come later are known to it. */
const known: Partial<Record<Locale, Catalogue>> = {}
const loading = new Map<string, Promise<void>>()

export const messagesOf = (locale: Locale): Catalogue => (known[locale] ??= {})

/** Where the messages of a page come from, as the build's manifest names it. */
export const catalogueModules = (locale: Locale, names: readonly string[]): string[] => [
  `src/i18n/languages/${locale}.ts`,
  ...names.map((name) => `src/i18n/compiled/${locale}/${name}.json`),
]

/** Loads what every page needs of a language, and the catalogues of one; each once. After a failure the next call tries again. */
export async function loadMessages(locale: Locale, names: readonly string[]): Promise<void> {
  const { language } = await LANGUAGES[locale]()
  Object.assign(messagesOf(locale), language.everyPage)
  await Promise.all(names.map((name) => loadOnce(locale, name, language)))
}

function loadOnce(locale: Locale, name: string, { rest }: Language): Promise<void> {
  const file = `../compiled/${locale}/${name}.json`
  const load = async () => {
    const module = (await rest[file]?.()) as { default: Catalogue } | undefined
    if (!module) throw new Error(`no catalogue ${file}`)
    Object.assign(messagesOf(locale), module.default)
  }
  const once = loading.get(file) ?? load()
  loading.set(file, once)
  once.catch(() => loading.delete(file))
  return once
}
