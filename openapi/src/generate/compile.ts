import { _, Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js'
import { formats } from '../runtime.ts'
import { ContractError } from './contract-error.ts'
import { callsOf, componentName, jsonContent, type Call, type Document, type Schema } from './document.ts'
import { forAjv } from './for-ajv.ts'
import { addKeywords } from './keywords.ts'
import { isComposed, schemaOnLeg, type Leg } from './legs.ts'
import { paramsSchema } from './params.ts'
import { eachSchema } from './schema-roots.ts'
import { reachable } from './schema-walk.ts'

/** All functions of a contract, compiled in one Ajv, so that they can be printed and can refer to each other. */
export interface Compiled {
  ajv: Ajv2020
  /** Ajv id -> function. `Hotel` is the upstream's view of a component, `Hotel.browser` the other one, if they differ. */
  components: Map<string, ValidateFunction>
  /** operationId -> export name (`params`, `body`, `ubody`, `r200`, `u200`, ...) -> function. */
  operations: Map<string, Map<string, ValidateFunction>>
}

/** Compiles every component and every part of every call. Throws a ContractError that names what does not compile. */
export function compileContract(document: Document): Compiled {
  const ajv = createAjv(usesUnevaluated(document))
  const idOn = componentIds(document)
  const prepare = (schema: Schema, leg: Leg) =>
    forAjv(document, schemaOnLeg(document, schema, leg), (name) => idOn(leg, name))

  const components = new Map<string, ValidateFunction>()
  const sources = Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) =>
    [...new Set([idOn('upstream', name), idOn('browser', name)])].map((id) => ({ id, schema })),
  )
  for (const { id, schema } of sources) ajv.addSchema({ $id: id, ...asObject(prepare(schema, legOfId(id))) }, id)
  for (const { id } of sources)
    components.set(
      id,
      attempt(`component ${id}`, () => ajv.getSchema(id)),
    )

  const operations = new Map<string, Map<string, ValidateFunction>>()
  for (const call of callsOf(document)) {
    const parts = partsOf(call).map(({ name, schema, leg }) => {
      const same = sameFunction(schema, leg, idOn, components)
      const compile = () => same ?? ajv.compile(prepare(schema, leg))
      return [name, attempt(`${call.id} ${name}`, compile)] as const
    })
    operations.set(call.id, new Map(parts))
  }
  return { ajv, components, operations }
}

/**
 * A strict Ajv with our keywords and formats, ready to print its functions.
 * @param unevaluated whether a schema asks what others have looked at; if none does, no function keeps the account
 */
function createAjv(unevaluated: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    allErrors: true,
    inlineRefs: false,
    // Sums are floating point: 19.99 / 0.01 is not whole. 1e-5 is exact to the cent up to a hundred million.
    multipleOfPrecision: 5,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  })
  ajv.opts.unevaluated = unevaluated
  addKeywords(ajv)
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format)
  return ajv
}

function usesUnevaluated(document: Document): boolean {
  let found = false
  eachSchema(document, (it) => (found ||= 'unevaluatedProperties' in it || 'unevaluatedItems' in it))
  return found
}

const BROWSER = '.browser'
const legOfId = (id: string): Leg => (id.endsWith(BROWSER) ? 'browser' : 'upstream')

/** Components that look the same on both legs, down to everything they reach, have one function. */
function componentIds(document: Document): (leg: Leg, name: string) => string {
  const schemas = document.components?.schemas ?? {}
  const marked = new Set(Object.keys(schemas).filter((name) => differs(document, schemas[name] ?? true)))
  const split = new Set(
    Object.keys(schemas).filter(
      (name) => marked.has(name) || [...reachable(document, schemas[name] ?? true)].some((it) => marked.has(it)),
    ),
  )
  return (leg, name) => (leg === 'browser' && split.has(name) ? `${name}${BROWSER}` : name)
}

function differs(document: Document, schema: Schema): boolean {
  return (
    JSON.stringify(schemaOnLeg(document, schema, 'browser')) !==
    JSON.stringify(schemaOnLeg(document, schema, 'upstream'))
  )
}

interface Part {
  name: string
  schema: Schema
  leg: Leg
}

/** What is validated of a call: its parameters and body as a caller sends them and as the upstream gets them, its answers. */
function partsOf(call: Call): Part[] {
  const body = jsonContent(call.body)?.schema
  const hasUpstream = !isComposed(call)
  const answers = call.answers.flatMap(({ status, response }): Part[] => {
    const schema = jsonContent(response)?.schema
    if (schema === undefined) return []
    const seen: Part = { name: `r${status}`, schema, leg: 'browser' }
    return hasUpstream ? [seen, { name: `u${status}`, schema, leg: 'upstream' }] : [seen]
  })
  return [
    { name: 'params', schema: paramsSchema(call.parameters), leg: 'browser' },
    ...(body === undefined ? [] : [{ name: 'body', schema: body, leg: 'browser' as const }]),
    ...(body === undefined || !hasUpstream ? [] : [{ name: 'ubody', schema: body, leg: 'upstream' as const }]),
    ...answers,
  ]
}

/** A part that is nothing but a reference needs no function of its own. */
function sameFunction(
  schema: Schema,
  leg: Leg,
  idOn: (leg: Leg, name: string) => string,
  components: Map<string, ValidateFunction>,
): ValidateFunction | undefined {
  const name = componentName(schema)
  return name === undefined || Object.keys(schema).length > 1 ? undefined : components.get(idOn(leg, name))
}

const asObject = (schema: AnySchema) => (typeof schema === 'boolean' ? (schema ? {} : { not: {} }) : schema)

function attempt(what: string, compile: () => ValidateFunction | undefined): ValidateFunction {
  try {
    const validate = compile()
    if (validate) return validate
    throw new Error('no such schema')
  } catch (error) {
    throw new ContractError('validators', [`${what}: ${error instanceof Error ? error.message : String(error)}`])
  }
}
