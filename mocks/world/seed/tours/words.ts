import type TEXTS from '../../../seed/texts/en/tour-words.json'
import type { TextByLanguage } from '../../basics/texts.ts'
import { localized } from '../localized.ts'

const WORDS = localized<typeof TEXTS>('tour-words')

type Phrases = readonly [TextByLanguage, ...TextByLanguage[]]

/** Items that a price can include or exclude. */
export const INCLUDED = WORDS.included

export type IncludedId = keyof typeof INCLUDED

/** A headline for the first tag of a tour. */
export const HEADLINES = WORDS.headlines

/** Opening sentences of daily tours. `{from}` is where the tour starts, `{hours}` how long it lasts. */
export const DAY_OPENERS = WORDS.dayOpeners as Phrases

/** Opening sentences of package tours. `{days}` is two or more. */
export const PACKAGE_OPENERS = WORDS.packageOpeners as Phrases

/** The meeting point. */
export const PICKUP = WORDS.pickup

/** Joins the two stops of a title. */
export const AND = WORDS.and
