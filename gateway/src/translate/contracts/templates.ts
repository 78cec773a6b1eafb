import type { Schemas } from '../../ports/contract.ts'
import { isWritten, textsOf } from './texts.ts'

export type ContractId = Schemas['ContractText']['id']

interface Template {
  title: string
  body: string
}

/** The version of the templates: raise it whenever a word of one changes. */
export const TEMPLATE_VERSION = 'standard-1'

/**
 * Contract texts for agencies that have written none (decision 20.7), in the languages that the site offers. A site
 * without any of them gets English. The paragraphs of a body are separate entries of its file, so that people can read
 * and compare them.
 */
export function templatesOf(id: ContractId, offered: readonly string[]): [language: string, text: Template][] {
  const known = offered.filter(isWritten)
  return (known.length === 0 ? ['en'] : known).map((language) => {
    const { title, body } = textsOf(language).templates[id]
    return [language, { title, body: body.join('\n\n') }]
  })
}
