import type { Schema } from '../../basics/schemas.ts'

/**
 * A page of the agency. Contracts are plain text with named placeholders in double braces, filled in by whoever shows
 * them: site, customer, guests, lines, total, payNow, date. Their version changes whenever a word does. All other pages
 * are fragments of HTML whose headings begin at the second level.
 */
export type PageSeed = Schema<'ContentPage'>
