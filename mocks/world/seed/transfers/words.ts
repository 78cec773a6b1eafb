import type TEXTS from '../../../seed/texts/en/transfers.json'
import { inEach, type Words } from '../../basics/texts.ts'
import { localized } from '../localized.ts'

/** Names of vehicles, meeting points, included items and notes. */
export const TRANSFER_WORDS = localized<typeof TEXTS>('transfers')

/** A one-sentence description of a ride. */
export const describe = (facts: Readonly<Record<'km' | 'minutes' | 'passengers' | 'bags', number>>): Words =>
  inEach((pick) =>
    Object.entries(facts).reduce(
      (words, [name, value]) => words.replace(`{${name}}`, String(value)),
      pick(TRANSFER_WORDS.description),
    ),
  )
