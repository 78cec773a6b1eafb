import { onFirstUse } from '../first-use.ts'
import type en from './texts/en.json'

type PluralText = 'adults' | 'children' | 'infants' | 'instalments'

/**
 * The texts of contracts in one language, with placeholders. A text with a number has one version per plural form of
 * the language.
 */
export type Texts = Omit<typeof en, PluralText> & Record<PluralText, Partial<Record<Intl.LDMLPluralRule, string>>>

const LANGUAGES = ['ar', 'bg', 'da', 'de', 'el', 'en', 'es', 'fa', 'fr', 'he', 'it', 'pt', 'ro', 'ru', 'sq', 'tr', 'zh']

const loaders = new Map(
  LANGUAGES.map((language) => [
    language,
    onFirstUse(() => import(`./texts/${language}.json`, { with: { type: 'json' } }) as Promise<{ default: Texts }>),
  ]),
)

/** Whether there are contract texts in a language. */
export const hasContractTexts = (language: string): boolean => LANGUAGES.includes(language)

/** The texts of a language; throws if there are none. Loaded on first use, because a site offers few languages. */
export async function textsOf(language: string): Promise<Texts> {
  const load = loaders.get(language)
  if (load === undefined) throw new Error(`There are no contracts in ${language}`)
  return (await load()).default
}
