import ar from './texts/ar.json' with { type: 'json' }
import bg from './texts/bg.json' with { type: 'json' }
import da from './texts/da.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import el from './texts/el.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fa from './texts/fa.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import he from './texts/he.json' with { type: 'json' }
import it from './texts/it.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }
import ro from './texts/ro.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }
import sq from './texts/sq.json' with { type: 'json' }
import tr from './texts/tr.json' with { type: 'json' }
import zh from './texts/zh.json' with { type: 'json' }

/** The texts of contracts in one language, with placeholders; those with a number have one per plural form of the language. */
export type Texts = Omit<typeof en, 'adults' | 'children' | 'instalments'> &
  Record<'adults' | 'children' | 'instalments', Partial<Record<Intl.LDMLPluralRule, string>>>

const LANGUAGES: Readonly<Record<string, Texts>> = {
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

export const isWritten = (language: string): boolean => Object.hasOwn(LANGUAGES, language)

/** The texts of a language; English if it has none. */
export const textsOf = (language: string): Texts => (isWritten(language) ? LANGUAGES[language] : undefined) ?? en
