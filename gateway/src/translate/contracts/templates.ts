import type { Schemas } from '../../ports/contract.ts'
import { isWritten, textsOf } from './texts.ts'

/** The name of a contract text. */
export type ContractId = Schemas['ContractText']['id']

interface Template {
  title: string
  body: string
}

/** The version of the templates: raise it whenever a word of one changes. */
export const TEMPLATE_VERSION = 'standard-2'

/**
 * Contract texts for agencies that have written none (decision 20.7), in the languages that the site offers. A site
 * without any of them gets English. The paragraphs of a body are separate entries of its file, so that people can read
 * and compare them.
 */
export async function templatesOf(
  id: ContractId,
  offered: readonly string[],
): Promise<[language: string, text: Template][]> {
  const known = offered.filter(isWritten)
  const inLanguage = async (language: string): Promise<[string, Template]> => {
    const { title, body } = (await textsOf(language)).templates[id]
    return [language, { title, body: body.join('\n\n') }]
  }
  return Promise.all((known.length === 0 ? ['en'] : known).map(inLanguage))
}
