import { onFirstUse } from '../first-use.ts'
import type en from './texts/en.json'

type Counted = 'adults' | 'children' | 'infants' | 'instalments'

/**
 * The texts of contracts in one language, with placeholders; those with a number have one per plural form of the
 * language.
 */
export type Texts = Omit<typeof en, Counted> & Record<Counted, Partial<Record<Intl.LDMLPluralRule, string>>>

const WRITTEN = ['ar', 'bg', 'da', 'de', 'el', 'en', 'es', 'fa', 'fr', 'he', 'it', 'pt', 'ro', 'ru', 'sq', 'tr', 'zh']

const texts = new Map(
  WRITTEN.map((language) => [
    language,
    onFirstUse(() => import(`./texts/${language}.json`, { with: { type: 'json' } }) as Promise<{ default: Texts }>),
  ]),
)

/** Whether there are texts in a language. */
export const isWritten = (language: string): boolean => WRITTEN.includes(language)

/** The texts of a language that is written. They are loaded on first use, because most sites offer a few languages. */
export async function textsOf(language: string): Promise<Texts> {
  const load = texts.get(language)
  if (load === undefined) throw new Error(`There are no contracts in ${language}`)
  return (await load()).default
}
