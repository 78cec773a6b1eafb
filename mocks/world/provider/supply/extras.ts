import SEEDS from '../../../seed/extras.json' with { type: 'json' }
import type { Cents } from '../../basics/money.ts'
import type { TextByLanguage } from '../../basics/texts.ts'
import { localized } from '../../seed/localized.ts'
import { seedsOf, requireText } from '../../seed/seed-data.ts'

interface ExtraFacts {
  readonly id: string
  /** Id and code in the provider's API. */
  readonly number: string
  readonly code: string
  /** The product that it can be added to. */
  readonly to: 'flight' | 'hotel'
  /** Price per traveller, in hundredths of a lira. */
  readonly price: Cents
}

/** An extra that can be added to a hotel or flight. */
export interface Extra extends ExtraFacts {
  readonly name: TextByLanguage
}

const NAMES = localized<Record<string, string>>('extras')

const EXTRAS = seedsOf<readonly ExtraFacts[]>(SEEDS).map((extra): Extra => ({
  ...extra,
  name: requireText(NAMES, extra.id),
}))

/** The extras of flights, or of hotels. */
export const extrasFor = (product: Extra['to']): readonly Extra[] => EXTRAS.filter(({ to }) => to === product)

/** The extra of an id or of a code of the provider's API. */
export const extraOf = (name: string): Extra | undefined => EXTRAS.find(({ id, code }) => id === name || code === name)
