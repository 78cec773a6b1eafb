import type { Schemas } from '../../ports/contract.ts'
import { hasContractTexts, textsOf } from './texts.ts'

/** The name of a contract text. */
export type ContractId = Schemas['ContractText']['id']

interface Template {
  title: string
  body: string
}

/** The version of all templates. Raise it whenever a word of one changes. */
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
  const available = offered.filter(hasContractTexts)
  const templateIn = async (language: string): Promise<[string, Template]> => {
    const { title, body } = (await textsOf(language)).templates[id]
    return [language, { title, body: body.join('\n\n') }]
  }
  return Promise.all((available.length === 0 ? ['en'] : available).map(templateIn))
}
