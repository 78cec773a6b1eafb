import type { Document, Schema } from './document.ts'
import { legOf } from './legs.ts'
import { mapSchemas } from './map-schemas.ts'
import { mapChildren } from './schema-walk.ts'

/**
 * The contract as a runner of workflows reads it: the browser leg, at the address of `npm start`, without multiples of
 * fractions. Runners divide, and by that 2115.18 is no multiple of 0.01; the gateway has judged every sum before.
 */
export function runnerDocument(document: Document): Document {
  const servers = [{ url: 'http://localhost:4000/api', description: 'What `npm start` begins.' }]
  return { ...mapSchemas(legOf(document, 'browser'), withoutFractions), servers }
}

function withoutFractions(schema: Schema): Schema {
  if (typeof schema === 'boolean') return schema
  const { multipleOf, ...rest } = schema
  return mapChildren(Number.isInteger(multipleOf) ? schema : rest, withoutFractions)
}
