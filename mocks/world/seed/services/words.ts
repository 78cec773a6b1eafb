import type TEXTS from '../../../seed/texts/en/service-words.json'
import { told } from '../told.ts'

/** Words that services of a kind share: variants, cars and vehicles, included items. */
export const WORDS = told<typeof TEXTS>('service-words')

export type WayId = keyof typeof WORDS.ways
