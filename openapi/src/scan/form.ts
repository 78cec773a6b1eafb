/** A value that an enumeration may contain. */
export type Choice = string | number | boolean | null

/**
 * The requirements for a JSON value: a schema of the contract, simplified for the scanner. Keywords have the meaning of
 * JSON Schema, and apply only to values of their type.
 */
export interface Shape {
  /** The accepted types; all if absent. */
  is?: readonly Type[]
  /** The accepted values; all of the accepted types if absent. */
  enum?: readonly Choice[]
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  multipleOf?: number
  /** Index of the shape of items; anything if absent. */
  items?: number
  minItems?: number
  maxItems?: number
  /** Indices of the shapes of properties. Others may have any value. */
  properties?: Readonly<Record<string, number>>
  required?: readonly string[]
  /** Properties that are required if another one is present, by the name of that one. */
  dependentRequired?: Readonly<Record<string, readonly string[]>>
  /** Properties whose number must be greater than that of a sibling. */
  after?: readonly Pair[]
  /** Properties whose number must not be less than that of a sibling. */
  atLeast?: readonly Pair[]
  /** Indices of shapes of which at least one must match. */
  anyOf?: readonly number[]
  /** Whether a shape cannot express the schema, so that the scanner leaves such values to the validator. */
  needsValidator?: true
}

export type Pair = readonly [name: string, sibling: string]

export type Type = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'object' | 'array'

/** The shape of a response. Shapes refer to others of the list by their index. */
export interface Form {
  /** Index of the shape of the whole response. */
  whole: number
  shapes: readonly Shape[]
}
