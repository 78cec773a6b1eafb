import type en from './texts/en.json'

/** The texts of contracts in one language, with placeholders; those with a number have one per plural form of the language. */
export type Texts = Omit<typeof en, 'adults' | 'children' | 'instalments'> &
  Record<'adults' | 'children' | 'instalments', Partial<Record<Intl.LDMLPluralRule, string>>>

const WRITTEN = ['ar', 'bg', 'da', 'de', 'el', 'en', 'es', 'fa', 'fr', 'he', 'it', 'pt', 'ro', 'ru', 'sq', 'tr', 'zh']

/** Whether there are texts in a language. */
export const isWritten = (language: string): boolean => WRITTEN.includes(language)

/** The texts of a language that is written. They are loaded on first use, because most sites offer a few languages. */
export async function textsOf(language: string): Promise<Texts> {
  const loaded = (await import(`./texts/${language}.json`, { with: { type: 'json' } })) as { default: Texts }
  return loaded.default
}
