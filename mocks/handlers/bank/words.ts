import { RIGHT_TO_LEFT } from '@rota/openapi/reference/directions'
import ar from '../../seed/bank/ar.json' with { type: 'json' }
import bg from '../../seed/bank/bg.json' with { type: 'json' }
import da from '../../seed/bank/da.json' with { type: 'json' }
import de from '../../seed/bank/de.json' with { type: 'json' }
import el from '../../seed/bank/el.json' with { type: 'json' }
import en from '../../seed/bank/en.json' with { type: 'json' }
import es from '../../seed/bank/es.json' with { type: 'json' }
import fa from '../../seed/bank/fa.json' with { type: 'json' }
import fr from '../../seed/bank/fr.json' with { type: 'json' }
import he from '../../seed/bank/he.json' with { type: 'json' }
import it from '../../seed/bank/it.json' with { type: 'json' }
import pt from '../../seed/bank/pt.json' with { type: 'json' }
import ro from '../../seed/bank/ro.json' with { type: 'json' }
import ru from '../../seed/bank/ru.json' with { type: 'json' }
import sq from '../../seed/bank/sq.json' with { type: 'json' }
import tr from '../../seed/bank/tr.json' with { type: 'json' }
import zh from '../../seed/bank/zh.json' with { type: 'json' }

const CATALOGUES: Readonly<Record<string, typeof en>> = {
  ar,
  bg,
  da,
  de,
  el,
  en,
  es,
  fa,
  fr,
  he,
  it,
  pt,
  ro,
  ru,
  sq,
  tr,
  zh,
}

/** The texts of the bank's pages in one language. */
export type BankWords = ReturnType<typeof wordsOf>

const wordsOf = (lang: string, said: typeof en) => ({
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
  const known = Object.hasOwn(CATALOGUES, language) ? CATALOGUES[language] : undefined
  return known ? wordsOf(language, known) : wordsOf('en', en)
}
