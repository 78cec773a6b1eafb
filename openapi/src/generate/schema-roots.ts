import { callsOf, resolve, type Document, type MediaType, type Schema, type SchemaObject } from './document.ts'
import { eachInside } from './schema-walk.ts'

/** Calls `visit` for every schema written in the document, wherever it stands, with a place that a reader finds. */
export function eachSchema(document: Document, visit: (schema: SchemaObject, where: string) => void): void {
  for (const [where, schema] of schemaRoots(document)) eachInside(schema, where, visit)
}

/** The outermost schemas: components, parameters, bodies and answers. */
function schemaRoots(document: Document): [string, Schema][] {
  const { schemas = {}, responses = {} } = document.components ?? {}
  const shared = Object.entries(responses).flatMap(([name, response]) => mediaRoots(name, response.content))
  const own = callsOf(document).flatMap((call) => {
    const { requestBody, responses: answers = {} } = call.operation
    const body = requestBody && resolve(document, requestBody)
    return [
      ...call.parameters.map((it): [string, Schema] => [`${call.id} ${it.in} ${it.name}`, it.schema ?? true]),
      ...mediaRoots(`${call.id} body`, body?.content),
      ...Object.entries(answers).flatMap(([status, answer]) =>
        '$ref' in answer ? [] : mediaRoots(`${call.id} ${status}`, answer.content),
      ),
    ]
  })
  return [...Object.entries(schemas), ...shared, ...own]
}

function mediaRoots(where: string, content: Record<string, MediaType> = {}): [string, Schema][] {
  return Object.values(content).flatMap(({ schema }) => (schema === undefined ? [] : [[where, schema]]))
}
