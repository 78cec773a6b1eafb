import type { Parameter, Schema, SchemaObject } from './document.ts'

const PLACES = ['path', 'query', 'header'] as const

/**
 * The schema that validates the decoded parameters `{ path, query, header }` of a call. It refuses unknown query
 * parameters and ignores unknown headers. Header names are lower case, as servers provide them.
 */
export function paramsSchema(parameters: Parameter[]): SchemaObject {
  return {
    type: 'object',
    required: [...PLACES],
    properties: Object.fromEntries(PLACES.map((place) => [place, placeSchema(parameters, place)])),
  }
}

/** The decoded name of a parameter. */
export const nameOf = (parameter: Parameter) =>
  parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name

/** The marks of values that exist on one leg only (see `Leg` in views/legs.ts). */
export type LegMark = 'x-private' | 'x-added'

/**
 * Whether the schema of a parameter has the mark: `x-private` if the gateway adds it for the upstream and refuses it
 * from callers, `x-added` if only the gateway understands it.
 */
export const hasMark = ({ schema }: Parameter, mark: LegMark) => typeof schema === 'object' && schema[mark] === true

/** Whether a parameter exists on one leg only. */
export const isOfOneLeg = (it: Parameter) => hasMark(it, 'x-private') || hasMark(it, 'x-added')

function placeSchema(parameters: Parameter[], place: string): SchemaObject {
  const placeParameters = parameters.filter((parameter) => parameter.in === place)
  const properties = Object.fromEntries(placeParameters.map((it): [string, Schema] => [nameOf(it), it.schema ?? true]))
  const required = placeParameters.filter((it) => it.required).map(nameOf)
  return { type: 'object', required, properties, ...(place === 'header' ? {} : { additionalProperties: false }) }
}
