import type { Document, Schema, SchemaObject } from '../document/document.ts'
import { mapSchemas } from '../document/map-schemas.ts'
import { isFraction, markWords } from './mark-words.ts'
import { mapChildren } from '../document/schema-walk.ts'

/** Marks that mean something to the generator and the gateway only. */
const INTERNAL = new Set(['x-private', 'x-added', 'x-drop-invalid'])

/** As much of our own formats as a pattern can say; where they stand with a pattern, that one is narrower. */
const PATTERNS: Readonly<Record<string, string>> = {
  line: String.raw`^[^\u0000-\u001F\u007F]*$`,
  lines: String.raw`^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]*$`,
  'local-minute': '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}$',
  'card-number': '^[0-9]{13,19}$',
}

/** Keywords that every tool reads as a boolean. */
const SWITCHES = ['additionalProperties', 'unevaluatedProperties'] as const

/** What is written here is about a part of an object only. */
const CONDITIONS = ['if', 'then', 'else', 'contains'] as const
const BRANCHES = ['anyOf', 'oneOf'] as const

/**
 * The document for tools of others (decision 1.4): every schema says what it says in words and keywords that all of
 * them read alike. The gateway goes on judging by the document itself.
 */
export const portable = (document: Document): Document => mapSchemas(document, portableSchema)

/** One schema of it, with everything inside. Generators stumble over subschemas that are `true` or `false`. */
export function portableSchema(schema: Schema): Schema {
  if (typeof schema === 'boolean') return schema ? {} : { not: {} }
  const copy = mapChildren(withoutOwn(schema), portableSchema)
  for (const keyword of SWITCHES) if (typeof schema[keyword] === 'boolean') copy[keyword] = schema[keyword]
  for (const keyword of CONDITIONS) if (copy[keyword] !== undefined) copy[keyword] = open(copy[keyword])
  for (const keyword of BRANCHES) if (copy[keyword] !== undefined) copy[keyword] = copy[keyword].map(named)
  if (copy.type === 'array') copy.items ??= {}
  return withoutWrapper(copy)
}

/** A branch that asks for properties and nothing else names them, or linters miss them. */
function named(schema: Schema): Schema {
  if (typeof schema === 'boolean' || schema.required === undefined || Object.keys(schema).length > 1) return schema
  return open({ ...schema, properties: Object.fromEntries(schema.required.map((name) => [name, {}])) })
}

/** A single `allOf` says nothing that its schema does not say without it, unless they share a keyword. */
function withoutWrapper(schema: SchemaObject): SchemaObject {
  const { allOf = [], ...rest } = schema
  const [only, ...others] = allOf
  if (typeof only !== 'object' || others.length > 0) return schema
  const isAlone = '$ref' in only ? Object.keys(rest).length === 0 : Object.keys(only).every((key) => !(key in rest))
  return isAlone ? { ...rest, ...only } : schema
}

/** Says of a condition that other properties are no business of it: linters close what is not said to be open. */
const open = (schema: Schema): Schema =>
  typeof schema === 'object' && schema.properties !== undefined ? { additionalProperties: true, ...schema } : schema

/** The schema itself without what only this house understands, and with words, names and patterns in its place. */
function withoutOwn(schema: SchemaObject): SchemaObject {
  const { format = '', pattern = PATTERNS[format], 'x-enum-names': names } = schema
  const kept = Object.entries(schema).filter(([key, value]) => !INTERNAL.has(key) && !isDivision(key, value))
  const description = [schema.description?.trim(), ...markWords(schema)].filter(Boolean).join(' ')
  return {
    ...Object.fromEntries(kept),
    ...(description === '' ? {} : { description }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(names === undefined ? {} : { 'x-enum-varnames': names }),
  }
}

const isDivision = (key: string, value: unknown) => key === 'multipleOf' && isFraction(value)
