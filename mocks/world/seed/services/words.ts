import type TEXTS from '../../../seed/texts/en/service-words.json'
import type { TextByLanguage } from '../../basics/texts.ts'
import { localized } from '../localized.ts'

/** Texts that services of a kind share: variants, cars and vehicles, included items. */
export const WORDS = localized<typeof TEXTS>('service-words')

export type VariantId = keyof typeof WORDS.variants
export type ItemId = keyof typeof WORDS.items

/** The words of what a price includes or excludes. A service has the items of its kind, or names its own. */
export const itemsOf = (ids: readonly ItemId[]): TextByLanguage[] => ids.map((id) => WORDS.items[id])
