import type TEXTS from '../../../seed/texts/en/transfers.json'
import { inEach, type Words } from '../../basics/texts.ts'
import { told } from '../told.ts'

/** Names of vehicles, where driver and guests meet, what every price holds, notes. */
export const TRANSFER_WORDS = told<typeof TEXTS>('transfers')

/** What a vehicle on a route is, in one breath. */
export const describe = (facts: Readonly<Record<'km' | 'minutes' | 'passengers' | 'bags', number>>): Words =>
  inEach((pick) =>
    Object.entries(facts).reduce(
      (words, [name, value]) => words.replace(`{${name}}`, String(value)),
      pick(TRANSFER_WORDS.description),
    ),
  )
