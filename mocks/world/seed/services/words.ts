import type TEXTS from '../../../seed/texts/en/service-words.json'
import { told } from '../told.ts'

/** What services of a kind have in common: ways to book them, cars and vehicles, what is included. */
export const WORDS = told<typeof TEXTS>('service-words')

export type WayId = keyof typeof WORDS.ways
