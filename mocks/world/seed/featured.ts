import { localized } from './localized.ts'

type Notes = Readonly<Record<string, string>>

/** Tours and services of the home page by id, each with a note that says why. */
export const FEATURED = localized<{ tours: Notes; services: Notes }>('featured')
