import ar from './messages/ar.json' with { type: 'json' }
import bg from './messages/bg.json' with { type: 'json' }
import da from './messages/da.json' with { type: 'json' }
import de from './messages/de.json' with { type: 'json' }
import el from './messages/el.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import es from './messages/es.json' with { type: 'json' }
import fa from './messages/fa.json' with { type: 'json' }
import fr from './messages/fr.json' with { type: 'json' }
import he from './messages/he.json' with { type: 'json' }
import it from './messages/it.json' with { type: 'json' }
import pt from './messages/pt.json' with { type: 'json' }
import ro from './messages/ro.json' with { type: 'json' }
import ru from './messages/ru.json' with { type: 'json' }
import sq from './messages/sq.json' with { type: 'json' }
import tr from './messages/tr.json' with { type: 'json' }
import zh from './messages/zh.json' with { type: 'json' }

/** The texts of the pages that the gateway writes itself. */
export type Words = typeof en

const CATALOGUES: Readonly<Record<string, Words>> = {
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

/** The texts of a language with its tag; English if it has none. */
export function wordsIn(language: string): { lang: string; words: Words } {
  const words = hasWords(language) ? CATALOGUES[language] : undefined
  return words ? { lang: language, words } : { lang: 'en', words: en }
}

/** Whether there are texts in a language. */
export const hasWords = (language: string | undefined): language is string =>
  language !== undefined && Object.hasOwn(CATALOGUES, language)
