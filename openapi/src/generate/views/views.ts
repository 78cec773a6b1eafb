import type { Document, Schema } from '../document/document.ts'
import { schemaOnLeg, type Leg } from './legs.ts'
import { mapChildren, reachable } from '../document/schema-walk.ts'

/**
 * How a validator interprets a schema. A response may have unknown properties, because properties that the other side
 * adds later must not break a call. In a request, a closed schema refuses unknown properties, because they are mistakes.
 */
export interface View {
  leg: Leg
  isAnswer: boolean
}

/** The schema for one view. */
export function schemaIn(document: Document, schema: Schema, { leg, isAnswer }: View): Schema {
  const onLeg = schemaOnLeg(document, schema, leg)
  return isAnswer ? opened(onLeg) : onLeg
}

/** The schema without the keywords that refuse unknown properties and unusual typed text. */
function opened(schema: Schema): Schema {
  if (typeof schema === 'boolean') return schema
  const keywords = Object.entries(schema).filter(([keyword, value]) => !isRefusal(keyword, value))
  return mapChildren(Object.fromEntries(keywords), opened)
}

const CLOSES = new Set(['additionalProperties', 'unevaluatedProperties'])
const TYPED = new Set<unknown>(['line', 'lines'])

const isRefusal = (keyword: string, value: unknown) =>
  CLOSES.has(keyword) ? value === false : keyword === 'format' && TYPED.has(value)

/** The ids under which a contract's components are compiled. */
export interface ComponentIds {
  /**
   * The id of a component in a view. `Hotel` is the closed schema on the upstream leg. Where the browser leg or the open
   * schema of a response differs, the id has the suffix `.browser`, `.open` or both.
   */
  idIn(view: View, name: string): string
  /** The ids of all components that a schema uses in a view, each with its name and view. */
  reachedFrom(schema: Schema, view: View): [id: string, component: { name: string; view: View }][]
}

/** The component name of an id, and its leg. */
export function componentOf(id: string): { name: string; leg: Leg } {
  const [, name = id, browser] = /^(.+?)(\.browser)?(?:\.open)?$/.exec(id) ?? []
  return { name, leg: browser === undefined ? 'upstream' : 'browser' }
}

/**
 * Assigns ids to components. A component that is identical in two views, including everything that it refers to, has the
 * same id and thus one function for both.
 */
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

/** Names of the components whose two forms differ, directly or in something they refer to. */
function differing(document: Document, formsOf: (schema: Schema) => [Schema, Schema]): Set<string> {
  const schemas = Object.entries(document.components?.schemas ?? {})
  const differingNames = new Set(
    schemas
      .filter(([, schema]) => {
        const [one, other] = formsOf(schema)
        return JSON.stringify(one) !== JSON.stringify(other)
      })
      .map(([name]) => name),
  )
  const reaches = (schema: Schema) => [...reachable(document, schema)].some((name) => differingNames.has(name))
  return new Set(schemas.filter(([name, schema]) => differingNames.has(name) || reaches(schema)).map(([name]) => name))
}
