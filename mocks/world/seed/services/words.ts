import type TEXTS from '../../../seed/texts/en/service-words.json'
import { localized } from '../localized.ts'

/** Words that services of a kind share: variants, cars and vehicles, included items. */
export const WORDS = localized<typeof TEXTS>('service-words')

export type WayId = keyof typeof WORDS.ways
