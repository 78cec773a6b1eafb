import type { Document } from '../document/document.ts'

/** A rule of this house that a linter cannot know: one sentence, and where a bundled document breaks it. */
export interface Rule {
  name: string
  sentence: string
  /** Places that break the rule, each with what is wrong there. */
  check(document: Document): string[]
}
