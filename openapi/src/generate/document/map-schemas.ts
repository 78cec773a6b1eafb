import {
  isReference,
  METHODS,
  type Document,
  type MediaType,
  type Operation,
  type Parameter,
  type PathItem,
  type Reference,
  type Schema,
} from './document.ts'

type Change = (schema: Schema) => Schema

/** A copy of the document with `change` applied to every outermost schema: not to the schemas inside others. */
export function mapSchemas(document: Document, change: Change): Document {
  const { schemas, responses, parameters, requestBodies } = document.components ?? {}
  return {
    ...document,
    paths: mapValues(document.paths, (item) => mapPathItem(item, change)),
    components: {
      ...document.components,
      ...(schemas ? { schemas: mapValues(schemas, change) } : {}),
      ...(responses ? { responses: mapValues(responses, (it) => mapContent(it, change)) } : {}),
      ...(requestBodies ? { requestBodies: mapValues(requestBodies, (it) => mapContent(it, change)) } : {}),
      ...(parameters ? { parameters: mapValues(parameters, (it) => mapParameter(it, change)) } : {}),
    },
  }
}

function mapPathItem(item: PathItem, change: Change): PathItem {
  const copy: PathItem = { ...item }
  for (const method of METHODS) {
    const operation = item[method]
    if (operation) copy[method] = mapOperation(operation, change)
  }
  if (item.parameters) copy.parameters = item.parameters.map((it) => mapParameter(it, change))
  return copy
}

function mapOperation(operation: Operation, change: Change): Operation {
  const { parameters, requestBody, responses } = operation
  return {
    ...operation,
    ...(parameters ? { parameters: parameters.map((it) => mapParameter(it, change)) } : {}),
    ...(requestBody ? { requestBody: mapContent(requestBody, change) } : {}),
    ...(responses ? { responses: mapValues(responses, (it) => mapContent(it, change)) } : {}),
  }
}

function mapParameter(parameter: Parameter | Reference, change: Change): Parameter | Reference {
  return isReference(parameter) || parameter.schema === undefined
    ? parameter
    : { ...parameter, schema: change(parameter.schema) }
}

function mapContent<T extends { content?: Record<string, MediaType> }>(holder: T | Reference, change: Change) {
  if (isReference(holder) || !holder.content) return holder
  const content = mapValues(holder.content, (it) =>
    it.schema === undefined ? it : { ...it, schema: change(it.schema) },
  )
  return { ...holder, content }
}

function mapValues<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}
