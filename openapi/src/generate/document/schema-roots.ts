import {
  callsOf,
  isReference,
  type Call,
  type Document,
  type MediaType,
  type Schema,
  type SchemaObject,
} from './document.ts'
import { eachInside } from './schema-walk.ts'

/** Calls `visit` for every schema in the document, with a readable location. */
export function eachSchema(document: Document, visit: (schema: SchemaObject, where: string) => void): void {
  for (const [where, schema] of schemaRoots(document)) eachInside(schema, where, visit)
}

/** The outermost schemas: components, parameters, bodies and responses. */
function schemaRoots(document: Document): [string, Schema][] {
  const { schemas = {}, responses = {} } = document.components ?? {}
  return [
    ...Object.entries(schemas),
    ...Object.entries(responses).flatMap(([name, it]) => (isReference(it) ? [] : mediaRoots(name, it.content))),
    ...callsOf(document).flatMap(callRoots),
  ]
}

function callRoots(call: Call): [string, Schema][] {
  const { parameters, body, operation } = call
  return [
    ...parameters.map((it): [string, Schema] => [`${call.id} ${it.in} ${it.name}`, it.schema ?? true]),
    ...mediaRoots(`${call.id} body`, body?.content),
    ...Object.entries(operation.responses ?? {}).flatMap(([status, it]) =>
      isReference(it) ? [] : mediaRoots(`${call.id} ${status}`, it.content),
    ),
  ]
}

function mediaRoots(where: string, content: Record<string, MediaType> = {}): [string, Schema][] {
  return Object.values(content).flatMap(({ schema }) => (schema === undefined ? [] : [[where, schema]]))
}
