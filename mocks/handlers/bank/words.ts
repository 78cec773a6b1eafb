import { RIGHT_TO_LEFT } from '@rota/openapi/reference/directions'
import { textsIn } from '#texts'
import LANGUAGES from '../../seed/languages.json' with { type: 'json' }
import ENGLISH from '../../seed/texts/en/bank.json' with { type: 'json' }

type Texts = typeof ENGLISH

const CATALOGUES = new Map(LANGUAGES.map((lang) => [lang, textsIn(lang, 'bank') as Texts | undefined]))

/** The texts of the bank's pages in one language. */
export type BankWords = ReturnType<typeof wordsOf>

const wordsOf = (lang: string, said: Texts) => ({
  ...said,
  lang,
  dir: RIGHT_TO_LEFT.includes(lang) ? 'rtl' : 'ltr',
  /** By number of attempts left. */
  wrong: { 2: said.wrong2, 1: said.wrong1 } as Readonly<Record<number, string>>,
  /** The card page. */
  card: {
    title: said.cardTitle,
    number: said.cardNumber,
    holder: said.cardHolder,
    expiry: said.cardExpiry,
    cvv: said.cardCvv,
    use: said.cardUse,
    wrong: said.cardWrong,
    ready: said.cardReady,
    other: said.cardOther,
  },
})

/** The texts for a language tag; English if it has none. */
export function bankWords(language: string): BankWords {
  const known = CATALOGUES.get(language)
  return known ? wordsOf(language, known) : wordsOf('en', ENGLISH)
}
