import type TEXTS from '../../../seed/texts/en/transfers.json'
import { inEach, type TextByLanguage } from '../../basics/texts.ts'
import { localized } from '../localized.ts'

/** Names of vehicles, meeting points, included items and notes. */
export const TRANSFER_WORDS = localized<typeof TEXTS>('transfers')

/** The description of a ride: vehicle and way, and across a border what everybody needs there. */
export const describe = (
  facts: Readonly<Record<'km' | 'minutes' | 'passengers' | 'bags', number>>,
  isAbroad: boolean,
): TextByLanguage =>
  inEach((pick, lang) => {
    const way = Object.entries(facts).reduce(
      (words, [name, value]) => words.replace(`{${name}}`, String(value)),
      pick(TRANSFER_WORDS.description),
    )
    return isAbroad ? `${way}${lang === 'zh' ? '' : ' '}${pick(TRANSFER_WORDS.border)}` : way
  })
