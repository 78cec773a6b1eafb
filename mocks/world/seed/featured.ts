import { told } from './told.ts'

type Notes = Readonly<Record<string, string>>

/** The tours and services of the home page by their ids, each with a reason to stand there. */
export const FEATURED = told<{ tours: Notes; services: Notes }>('featured')
