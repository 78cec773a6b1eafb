/** A value that an enumeration may contain. */
export type Choice = string | number | boolean | null

/**
 * What a JSON value must look like: a schema of the contract, flattened for the scanner. Keywords mean what they mean
 * in JSON Schema, and concern only values of their type.
 */
export interface Shape {
  /** Types that are accepted; all if absent. */
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
  /** Properties that are required beside another one. */
  dependentRequired?: Readonly<Record<string, readonly string[]>>
  /** Numbers that must be greater than a sibling, or not less: `[name, sibling]`. */
  after?: readonly Pair[]
  atLeast?: readonly Pair[]
  /** Indices of shapes, one of which must fit. */
  anyOf?: readonly number[]
  /** The schema says more than a shape can, so the scanner leaves such values to the validator. */
  needsValidator?: true
}

export type Pair = readonly [name: string, sibling: string]

export type Type = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'object' | 'array'

/** The shape of a response, whose parts are shapes of the same list. */
export interface Form {
  /** Index of the shape of the whole response. */
  whole: number
  shapes: readonly Shape[]
}
