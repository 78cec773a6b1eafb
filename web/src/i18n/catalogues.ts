import type { formatToParts } from 'intl-messageformat'
import type { Language } from './language.ts'
import type { Locale } from './locales.ts'

/** Compiled messages by id. The build produced them, so their shape is not checked. */
export type Catalogue = Record<string, Parameters<typeof formatToParts>[0]>

/** Each language is a separate chunk with the messages of every page, and a page loads exactly one (decision 32.4). */
const LANGUAGES: Record<Locale, () => Promise<{ language: Language }>> = {
  en: () => import('./languages/en.ts'),
  ar: () => import('./languages/ar.ts'),
  bg: () => import('./languages/bg.ts'),
  da: () => import('./languages/da.ts'),
  de: () => import('./languages/de.ts'),
  el: () => import('./languages/el.ts'),
  es: () => import('./languages/es.ts'),
  fa: () => import('./languages/fa.ts'),
  fr: () => import('./languages/fr.ts'),
  he: () => import('./languages/he.ts'),
  it: () => import('./languages/it.ts'),
  pt: () => import('./languages/pt.ts'),
  ro: () => import('./languages/ro.ts'),
  ru: () => import('./languages/ru.ts'),
  sq: () => import('./languages/sq.ts'),
  tr: () => import('./languages/tr.ts'),
  zh: () => import('./languages/zh.ts'),
}

/** Loaded messages per language. `createIntl` keeps this object, so it also sees messages that are loaded later. */
const catalogues: Partial<Record<Locale, Catalogue>> = {}
const loading = new Map<string, Promise<void>>()

export const messagesOf = (locale: Locale): Catalogue => (catalogues[locale] ??= {})

/** The modules that complete `Intl` in a language, as keys of the build manifest. */
const COMPLETION_MODULES: Partial<Record<Locale, readonly string[]>> = { sq: ['src/i18n/languages/sq/albanian.ts'] }

/** The message modules of a page, as keys of the build manifest. */
export const catalogueModules = (locale: Locale, names: readonly string[]): string[] => [
  `src/i18n/languages/${locale}.ts`,
  ...(COMPLETION_MODULES[locale] ?? []),
  ...names.map((name) => `src/i18n/compiled/${locale}/${name}.json`),
]

/**
 * Loads the messages of every page in a language, and the named catalogues, each only once. After a failure the next
 * call tries again.
 */
export async function loadMessages(locale: Locale, names: readonly string[]): Promise<void> {
  const { language } = await LANGUAGES[locale]()
  await language.complete?.()
  Object.assign(messagesOf(locale), language.everyPage)
  await Promise.all(names.map((name) => loadOnce(locale, name, language)))
}

function loadOnce(locale: Locale, name: string, { loaders }: Language): Promise<void> {
  const file = `../compiled/${locale}/${name}.json`
  const load = async () => {
    const module = (await loaders[file]?.()) as { default: Catalogue } | undefined
    if (!module) throw new Error(`no catalogue ${file}`)
    Object.assign(messagesOf(locale), module.default)
  }
  const once = loading.get(file) ?? load()
  loading.set(file, once)
  once.catch(() => loading.delete(file))
  return once
}
