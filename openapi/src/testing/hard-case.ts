import type { Schema } from '../generate/document/document.ts'

/** A component and values it takes and refuses. `$ref`s lead to other cases. */
export interface HardCase {
  schema: Schema
  valid: unknown[]
  invalid: unknown[]
  /** Our form of the schema gives clearer errors than Ajv's of the written one; the verdicts must still agree. */
  clearer?: true
}

/** Refers to another case by its name. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
