import type { Document } from '../document/document.ts'

/** A rule that Redocly does not have: a sentence, and a check that finds violations in a bundled document. */
export interface Rule {
  name: string
  sentence: string
  /** Locations that violate the rule, each with the reason. */
  check(document: Document): string[]
}
