import type { Document, Schema, SchemaObject } from '../document/document.ts'
import { mapSchemas } from '../document/map-schemas.ts'
import { isFraction, markWords } from './mark-words.ts'
import { mapChildren } from '../document/schema-walk.ts'

/** Marks that only the generator and the gateway use. */
const INTERNAL = new Set(['x-private', 'x-added', 'x-drop-invalid'])

/** Patterns that approximate our own formats. A schema's own pattern replaces them, because it is stricter. */
const PATTERNS: Readonly<Record<string, string>> = {
  line: String.raw`^[^\u0000-\u001F\u007F]*$`,
  lines: String.raw`^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]*$`,
  'local-minute': '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}$',
  'card-number': '^[0-9]{13,19}$',
}

/** Keywords whose boolean value every tool supports. */
const BOOLEAN_KEYWORDS = ['additionalProperties', 'unevaluatedProperties'] as const

/** Keywords whose schemas describe only part of an object. */
const CONDITIONS = ['if', 'then', 'else', 'contains'] as const
const BRANCHES = ['anyOf', 'oneOf'] as const

/**
 * A copy of the document for other tools (decision 1.4). Its schemas use only keywords that all tools interpret in the
 * same way; our marks and formats are described in words. The gateway itself validates against the original document.
 */
export const portable = (document: Document): Document => mapSchemas(document, portableSchema)

/** A schema for other tools. Boolean subschemas are replaced, because code generators fail on them. */
export function portableSchema(schema: Schema): Schema {
  if (typeof schema === 'boolean') return schema ? {} : { not: {} }
  const copy = mapChildren(withoutMarks(schema), portableSchema)
  for (const keyword of BOOLEAN_KEYWORDS) if (typeof schema[keyword] === 'boolean') copy[keyword] = schema[keyword]
  for (const keyword of CONDITIONS) if (copy[keyword] !== undefined) copy[keyword] = openCondition(copy[keyword])
  for (const keyword of BRANCHES) if (copy[keyword] !== undefined) copy[keyword] = copy[keyword].map(withProperties)
  if (copy.type === 'array') copy.items ??= {}
  return withoutWrapper(copy)
}

/** Adds the properties of a branch that only has `required`, because linters report required but undefined properties. */
function withProperties(schema: Schema): Schema {
  if (typeof schema === 'boolean' || schema.required === undefined || Object.keys(schema).length > 1) return schema
  return openCondition({ ...schema, properties: Object.fromEntries(schema.required.map((name) => [name, {}])) })
}

/** Merges a single `allOf` into its schema, unless they share a keyword. */
function withoutWrapper(schema: SchemaObject): SchemaObject {
  const { allOf = [], ...keywords } = schema
  const [only, ...others] = allOf
  if (typeof only !== 'object' || others.length > 0) return schema
  const canMerge =
    '$ref' in only ? Object.keys(keywords).length === 0 : Object.keys(only).every((key) => !(key in keywords))
  return canMerge ? { ...keywords, ...only } : schema
}

/** Allows other properties in a condition explicitly, because linters treat it as closed otherwise. */
const openCondition = (schema: Schema): Schema =>
  typeof schema === 'object' && schema.properties !== undefined ? { additionalProperties: true, ...schema } : schema

/** The schema with our own marks and formats replaced by words, names and patterns. */
function withoutMarks(schema: SchemaObject): SchemaObject {
  const { format = '', pattern = PATTERNS[format], 'x-enum-names': names } = schema
  const keywords = Object.entries(schema).filter(([key, value]) => !INTERNAL.has(key) && !isDivision(key, value))
  const description = [schema.description?.trim(), ...markWords(schema)].filter(Boolean).join(' ')
  return {
    ...Object.fromEntries(keywords),
    ...(description === '' ? {} : { description }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(names === undefined ? {} : { 'x-enum-varnames': names }),
  }
}

const isDivision = (key: string, value: unknown) => key === 'multipleOf' && isFraction(value)
