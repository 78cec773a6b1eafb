import type { Schema } from '../generate/document/document.ts'

/** A component with valid and invalid values. `$ref`s refer to other cases. */
export interface HardCase {
  schema: Schema
  valid: unknown[]
  invalid: unknown[]
  /** Whether our validator reports clearer errors than Ajv with the original schema. The verdicts must still agree. */
  clearer?: true
}

/** A reference to another case by its name. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
