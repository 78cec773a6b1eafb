import { RIGHT_TO_LEFT } from '@rota/openapi/reference/directions'
import { textsIn } from '#texts'
import LANGUAGES from '../../seed/languages.json' with { type: 'json' }
import ENGLISH from '../../seed/texts/en/bank.json' with { type: 'json' }

type Texts = typeof ENGLISH

const CATALOGUES = new Map(LANGUAGES.map((lang) => [lang, textsIn(lang, 'bank') as Texts | undefined]))

/** The texts of the bank's pages in one language. */
export type BankWords = ReturnType<typeof wordsOf>

const wordsOf = (lang: string, texts: Texts) => ({
  ...texts,
  lang,
  dir: RIGHT_TO_LEFT.includes(lang) ? 'rtl' : 'ltr',
  /** The message after a wrong code, by the number of attempts left. */
  wrong: { 2: texts.wrong2, 1: texts.wrong1 } as Readonly<Record<number, string>>,
  /** The card page. */
  card: {
    title: texts.cardTitle,
    number: texts.cardNumber,
    holder: texts.cardHolder,
    expiry: texts.cardExpiry,
    cvv: texts.cardCvv,
    use: texts.cardUse,
    wrong: texts.cardWrong,
    ready: texts.cardReady,
    other: texts.cardOther,
  },
})

/** The texts for a language tag; English if it has none. */
export function bankTexts(language: string): BankWords {
  const texts = CATALOGUES.get(language)
  return texts ? wordsOf(language, texts) : wordsOf('en', ENGLISH)
}
