import type TEXTS from '../../seed/texts/en/tags.json'
import { told } from './told.ts'

/** Tags by which visitors find tours and services. */
export const TAGS = told<typeof TEXTS>('tags')

export type TagId = keyof typeof TAGS
