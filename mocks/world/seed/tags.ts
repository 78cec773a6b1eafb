import type TEXTS from '../../seed/texts/en/tags.json'
import { told } from './told.ts'

/** What tours and services can be found by besides their kind and place. */
export const TAGS = told<typeof TEXTS>('tags')

export type TagId = keyof typeof TAGS
