import type { Document, Schema } from '../document/document.ts'
import { schemaOnLeg, type Leg } from './legs.ts'
import { mapChildren, reachable } from '../document/schema-walk.ts'

/**
 * How a validator reads a schema. An answer is open: what the other side has added to its objects since the contract was
 * written must not break a call. A request is as closed as it is written: who sends something unknown has made a mistake.
 */
export interface View {
  leg: Leg
  isAnswer: boolean
}

/** The schema as one view reads it. */
export function schemaIn(document: Document, schema: Schema, { leg, isAnswer }: View): Schema {
  const seen = schemaOnLeg(document, schema, leg)
  return isAnswer ? opened(seen) : seen
}

/** The schema without its refusals of properties that are not known and of what people have typed elsewhere. */
function opened(schema: Schema): Schema {
  if (typeof schema === 'boolean') return schema
  const kept = Object.entries(schema).filter(([keyword, value]) => !isRefusal(keyword, value))
  return mapChildren(Object.fromEntries(kept), opened)
}

const CLOSES = new Set(['additionalProperties', 'unevaluatedProperties'])
const TYPED = new Set<unknown>(['line', 'lines'])

const isRefusal = (keyword: string, value: unknown) =>
  CLOSES.has(keyword) ? value === false : keyword === 'format' && TYPED.has(value)

/** The ids under which a contract's components are compiled. */
export interface ComponentIds {
  /** `Hotel` is the upstream's closed view; where another one differs, it is `Hotel.browser`, `Hotel.open` or both. */
  idIn(view: View, name: string): string
  /** The ids of all components that a schema reaches in a view, each with the name and the view to compile it in. */
  reachedFrom(schema: Schema, view: View): [id: string, component: { name: string; view: View }][]
}

/** The name of the component behind an id, and whether the id is the caller's view of it. */
export function componentOf(id: string): { name: string; leg: Leg } {
  const [, name = id, browser] = /^(.+?)(\.browser)?(?:\.open)?$/.exec(id) ?? []
  return { name, leg: browser === undefined ? 'upstream' : 'browser' }
}

/** A component that looks the same in two views, down to everything it reaches, has one function for both. */
export function componentIds(document: Document): ComponentIds {
  const byLeg = differing(document, (schema) => [
    schemaOnLeg(document, schema, 'browser'),
    schemaOnLeg(document, schema, 'upstream'),
  ])
  const byOpenness = differing(document, (schema) => [schema, opened(schema)])
  const idIn = ({ leg, isAnswer }: View, name: string) =>
    `${name}${leg === 'browser' && byLeg.has(name) ? '.browser' : ''}${isAnswer && byOpenness.has(name) ? '.open' : ''}`
  const reachedFrom = (schema: Schema, view: View) =>
    [...reachable(document, schema)].map((name): ReturnType<ComponentIds['reachedFrom']>[number] => [
      idIn(view, name),
      { name, view },
    ])
  return { idIn, reachedFrom }
}

/** Names of the components of which two forms differ, in themselves or in something they reach. */
function differing(document: Document, formsOf: (schema: Schema) => [Schema, Schema]): Set<string> {
  const schemas = Object.entries(document.components?.schemas ?? {})
  const own = new Set(
    schemas
      .filter(([, schema]) => {
        const [one, other] = formsOf(schema)
        return JSON.stringify(one) !== JSON.stringify(other)
      })
      .map(([name]) => name),
  )
  const reaches = (schema: Schema) => [...reachable(document, schema)].some((name) => own.has(name))
  return new Set(schemas.filter(([name, schema]) => own.has(name) || reaches(schema)).map(([name]) => name))
}
