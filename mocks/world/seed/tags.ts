import type TEXTS from '../../seed/texts/en/tags.json'
import { localized } from './localized.ts'

/** Tags by which visitors find tours and services. */
export const TAGS = localized<typeof TEXTS>('tags')

export type TagId = keyof typeof TAGS
