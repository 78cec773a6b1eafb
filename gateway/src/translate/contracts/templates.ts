import type { Schemas } from '../../ports/contract.ts'
import ar from './templates/ar.json' with { type: 'json' }
import bg from './templates/bg.json' with { type: 'json' }
import da from './templates/da.json' with { type: 'json' }
import de from './templates/de.json' with { type: 'json' }
import el from './templates/el.json' with { type: 'json' }
import en from './templates/en.json' with { type: 'json' }
import es from './templates/es.json' with { type: 'json' }
import fa from './templates/fa.json' with { type: 'json' }
import fr from './templates/fr.json' with { type: 'json' }
import he from './templates/he.json' with { type: 'json' }
import it from './templates/it.json' with { type: 'json' }
import pt from './templates/pt.json' with { type: 'json' }
import ro from './templates/ro.json' with { type: 'json' }
import ru from './templates/ru.json' with { type: 'json' }
import sq from './templates/sq.json' with { type: 'json' }
import tr from './templates/tr.json' with { type: 'json' }
import zh from './templates/zh.json' with { type: 'json' }

export type ContractId = Schemas['ContractText']['id']

interface Template {
  title: string
  body: string
}

/** The version of the texts below: raise it whenever a word changes. */
export const TEMPLATE_VERSION = 'standard-1'

/** A file's texts: the paragraphs of a body are separate entries, so that people can read and compare them. */
type Written = Readonly<Record<ContractId, { title: string; body: readonly string[] }>>

const FILES: Readonly<Record<string, Written>> = {
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

/**
 * Contract texts for agencies that have written none (decision 20.7), in the languages that the site offers. A site
 * without any of them gets English.
 */
export function templatesOf(id: ContractId, offered: readonly string[]): [language: string, text: Template][] {
  const known = offered.filter((language) => Object.hasOwn(FILES, language))
  return (known.length === 0 ? ['en'] : known).flatMap((language) => {
    const text = FILES[language]?.[id]
    return text ? [[language, { title: text.title, body: text.body.join('\n\n') }]] : []
  })
}

/** The languages that the templates are written in. */
export const TEMPLATE_LANGUAGES: readonly string[] = Object.keys(FILES)
