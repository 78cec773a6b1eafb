import { callsOf, jsonContent, schemaBehind, type Document, type Schema } from '../document/document.ts'
import { htmlPattern } from './html-pattern.ts'
import { schemaOnLeg } from '../views/legs.ts'
import { reachable } from '../document/schema-walk.ts'

interface FieldConstraints {
  required?: true
  minLength?: number
  maxLength?: number
  pattern?: string
  min?: number
  max?: number
  enum?: unknown[]
}

/**
 * Generates `constraints.js` and its types: the HTML constraint attributes of the fields of every component used in a
 * request body. Each component has a file of its own, so that a page loads only the constraints of its forms.
 */
export function printConstraints(document: Document): Map<string, string> {
  const schemas = document.components?.schemas ?? {}
  const requestComponents = new Set<string>()
  for (const call of callsOf(document)) {
    reachable(document, schemaOnLeg(document, jsonContent(call.body)?.schema ?? true, 'browser'), requestComponents)
  }
  const table = [...requestComponents]
    .toSorted()
    .map((name) => [name, fieldsOf(document, name, schemas[name] ?? true)] as const)
    .filter(([, fields]) => Object.keys(fields).length > 0)
  const rows = table.map(([name]) => `export { ${name} } from './constraints/${name}.js'\n`)
  const files = table.map(
    ([name, fields]) => [`constraints/${name}.js`, `export const ${name} = ${JSON.stringify(fields)}\n`] as const,
  )
  const types = table.map(([name, fields]) => {
    const keys = Object.keys(fields).map((field) => `readonly ${JSON.stringify(field)}: FieldConstraints`)
    return `export declare const ${name}: { ${keys.join('; ')} }\n`
  })
  return new Map([...files, ['constraints.js', rows.join('')], ['constraints.d.ts', `${TYPES}\n${types.join('')}`]])
}

function fieldsOf(document: Document, name: string, component: Schema): Record<string, FieldConstraints> {
  const schema = schemaOnLeg(document, component, 'browser')
  if (typeof schema === 'boolean') return {}
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([field, property]) => {
      const isRequired = schema.required?.includes(field) ?? false
      return [field, attributes(document, property, `${name}.${field}`, isRequired)]
    }),
  )
}

/** The attributes of one field. Keywords of the field override those of the component that it refers to. */
function attributes(document: Document, schema: Schema, where: string, isRequired: boolean): FieldConstraints {
  if (typeof schema === 'boolean') return isRequired ? { required: true } : {}
  const target = schema.$ref === undefined ? [] : [schemaBehind(document, { $ref: schema.$ref }) ?? true]
  const parts = [...target, ...(schema.allOf ?? [])].map((part) => attributes(document, part, where, false))
  const isText = schema.type === 'string'
  const ownAttributes: Record<string, unknown> = {
    required: isRequired ? true : undefined,
    minLength: isText ? schema.minLength : undefined,
    maxLength: isText ? schema.maxLength : undefined,
    pattern: schema.pattern === undefined ? undefined : htmlPattern(schema.pattern, where),
    min: schema.minimum,
    max: schema.maximum,
    enum: schema.const === undefined ? schema.enum : [schema.const],
  }
  const defined = Object.fromEntries(Object.entries(ownAttributes).filter(([, value]) => value !== undefined))
  const merged: FieldConstraints = Object.assign({}, ...parts, defined)
  return merged
}

const TYPES = `/** Attributes of a form field, named as JSON Schema names them; \`pattern\` is ready for HTML. */
export interface FieldConstraints {
  readonly required?: true
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly min?: number
  readonly max?: number
  readonly enum?: readonly (string | number | boolean | null)[]
}
`
