import SEEDS from '../../../seed/extras.json' with { type: 'json' }
import type { Cents } from '../../basics/money.ts'
import type { Words } from '../../basics/texts.ts'
import { told } from '../../seed/told.ts'
import { seedsOf, written } from '../../seed/written.ts'

interface ExtraFacts {
  readonly id: string
  /** Id and code on the wire. */
  readonly number: string
  readonly code: string
  /** What it is added to. */
  readonly to: 'flight' | 'hotel'
  /** Hundredths of a lira for each traveller. */
  readonly price: Cents
}

/** Something that can be added to what is being booked. */
export interface Extra extends ExtraFacts {
  readonly name: Words
}

const NAMES = told<Record<string, string>>('extras')

const EXTRAS = seedsOf<readonly ExtraFacts[]>(SEEDS).map((extra): Extra => ({
  ...extra,
  name: written(NAMES, extra.id),
}))

/** What can be added to any flight, or to any hotel. */
export const extrasFor = (product: Extra['to']): readonly Extra[] => EXTRAS.filter(({ to }) => to === product)

/** The extra of an id or of a code on the wire. */
export const extraOf = (name: string): Extra | undefined => EXTRAS.find(({ id, code }) => id === name || code === name)
