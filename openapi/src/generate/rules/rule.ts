import type { Document } from '../document/document.ts'

/** A rule of our own: one sentence, and a check that finds where a bundled document breaks it. */
export interface Rule {
  name: string
  sentence: string
  /** Locations that break the rule, each with the reason. */
  check(document: Document): string[]
}
