import type { Parameter, Schema, SchemaObject } from './document.ts'

const PLACES = ['path', 'query', 'header'] as const

/**
 * The schema of `{ path, query, header }` after decoding. Unknown query names are refused; unknown headers are the
 * business of HTTP. Header names are lower case, as every server hands them over.
 */
export function paramsSchema(parameters: Parameter[]): SchemaObject {
  return {
    type: 'object',
    required: [...PLACES],
    properties: Object.fromEntries(PLACES.map((place) => [place, placeSchema(parameters, place)])),
  }
}

/** The name of a parameter as the decoder writes it. */
export const nameOf = (parameter: Parameter) =>
  parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name

/** Whether only the upstream gets a parameter: the gateway adds it, and refuses it from callers (`x-private` on its schema). */
export const isPrivate = ({ schema }: Parameter) => typeof schema === 'object' && schema['x-private'] === true

function placeSchema(parameters: Parameter[], place: string): SchemaObject {
  const here = parameters.filter((parameter) => parameter.in === place)
  const properties = Object.fromEntries(here.map((it): [string, Schema] => [nameOf(it), it.schema ?? true]))
  const required = here.filter((it) => it.required).map(nameOf)
  return { type: 'object', required, properties, ...(place === 'header' ? {} : { additionalProperties: false }) }
}
