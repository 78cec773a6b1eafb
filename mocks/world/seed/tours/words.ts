import type TEXTS from '../../../seed/texts/en/tour-words.json'
import type { Words } from '../../basics/texts.ts'
import { told } from '../told.ts'

const WORDS = told<typeof TEXTS>('tour-words')

type Phrases = readonly [Words, ...Words[]]

/** What a price holds, and what it does not. */
export const INCLUDED = WORDS.included

export type IncludedId = keyof typeof INCLUDED

/** A headline for the first tag of a tour. */
export const HEADLINES = WORDS.headlines

/** How the description of a daily tour begins. `{from}` is where it starts, `{hours}` how long it lasts. */
export const DAY_OPENERS = WORDS.dayOpeners as Phrases

/** How the description of a package tour begins. `{days}` is two or more. */
export const PACKAGE_OPENERS = WORDS.packageOpeners as Phrases

/** Where guests are met. */
export const PICKUP = WORDS.pickup

/** Between two stops of a title. */
export const AND = WORDS.and
