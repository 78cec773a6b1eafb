import { schemaBehind, type Document, type Parameter, type Schema, type SchemaObject } from '../document/document.ts'
import { hasMark } from '../document/params.ts'
import { perCall } from './rules-operations.ts'
import type { Rule } from './rule.ts'

/** The styles that the decoder supports, by the place of the parameter. Undefined means the default style. */
const STYLES: Record<string, (string | undefined)[]> = {
  path: [undefined, 'simple'],
  header: [undefined, 'simple'],
  query: [undefined, 'form', 'deepObject'],
}

/** Rules that keep parameters simple, so that the decoder stays small. */
export const parameterRules: Rule[] = [
  {
    name: 'decodable-parameter',
    sentence:
      'A parameter is a path segment, a header or a query value in form or deepObject style, with a schema that has one type',
    check: perCall(({ parameters, path }, document) =>
      parameters.flatMap((parameter) => {
        const problem = parameterProblem(document, parameter, path)
        return problem === undefined ? [] : [`${parameter.name} ${problem}`]
      }),
    ),
  },
  {
    name: 'added-without-default',
    sentence:
      'A parameter with x-added has no default: the decoder would fill it in, and the gateway would send the upstream what does not exist there',
    check: perCall(({ parameters }, document) =>
      parameters
        .filter((parameter) => hasMark(parameter, 'x-added') && hasDefault(document, parameter.schema))
        .map(({ name }) => `${name} has a default`),
    ),
  },
]

/** Whether the decoder finds a default: in the schema itself, through a reference, or in an `allOf`. */
function hasDefault(document: Document, schema: Schema | undefined): boolean {
  const target = schemaBehind(document, schema)
  if (typeof target !== 'object') return false
  return target.default !== undefined || (target.allOf ?? []).some((part) => hasDefault(document, part))
}

function parameterProblem(document: Document, parameter: Parameter, path: string): string | undefined {
  const styles = STYLES[parameter.in]
  if (!styles) return `stands in ${parameter.in}`
  if (!styles.includes(parameter.style)) return `has style ${parameter.style}`
  if (parameter.in === 'path' && !path.split('/').includes(`{${parameter.name}}`)) return 'is only part of a segment'
  const schema = typed(document, parameter.schema)
  const type = schema?.type
  if (schema === undefined || typeof type !== 'string') return 'has no type, or several'
  if (parameter.style === 'deepObject') return objectProblem(document, schema)
  if (type === 'object') return 'is an object without style deepObject'
  if (type !== 'array') return undefined
  if (parameter.in !== 'query') return 'is an array outside the query'
  return isScalar(document, schema.items) ? undefined : 'has items that are no single values'
}

function objectProblem(document: Document, schema: SchemaObject): string | undefined {
  if (schema.type !== 'object' || schema.additionalProperties !== false)
    return 'is no object with additionalProperties false'
  return Object.values(schema.properties ?? {}).every((it) => isScalar(document, it))
    ? undefined
    : 'has properties that are no single values'
}

function isScalar(document: Document, schema: Schema | undefined): boolean {
  return ['string', 'integer', 'number', 'boolean'].includes(String(typed(document, schema)?.type))
}

/** The schema that has the type, found through references and the first schema of an `allOf`. */
function typed(document: Document, schema: Schema | undefined): SchemaObject | undefined {
  const target = schemaBehind(document, schema)
  if (typeof target !== 'object') return undefined
  return target.type === undefined ? typed(document, target.allOf?.[0]) : target
}
