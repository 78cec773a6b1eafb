import { _, Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js'
import { formats } from '../../runtime.ts'
import { ContractError } from '../contract-error.ts'
import { callsOf, componentName, jsonContent, type Call, type Document, type Schema } from '../document/document.ts'
import { forAjv } from './for-ajv.ts'
import { addKeywords } from './keywords.ts'
import { isComposed } from '../views/legs.ts'
import { isOfOneLeg, paramsSchema } from '../document/params.ts'
import { eachSchema } from '../document/schema-roots.ts'
import { componentIds, schemaIn, type ComponentIds, type View } from '../views/views.ts'

/** All validators of a contract. One Ajv instance compiles them, so that they can refer to each other when printed. */
export interface Compiled {
  ajv: Ajv2020
  /** Functions by Ajv id (see views.ts). */
  components: Map<string, ValidateFunction>
  /** Functions by operationId and export name (`params`, `body`, `ubody`, `r200`, `u200`, ...). */
  operations: Map<string, Map<string, ValidateFunction>>
}

/**
 * Compiles every component and every part of every call. Throws a ContractError that names the first schema that does not
 * compile.
 */
export function compileContract(document: Document): Compiled {
  const ajv = createAjv(usesUnevaluated(document))
  const ids = componentIds(document)
  const prepare = (schema: Schema, view: View) =>
    forAjv(document, schemaIn(document, schema, view), (name) => ids.idIn(view, name))

  const calls = callsOf(document).map((call) => ({ id: call.id, parts: partsOf(call) }))
  const schemas = document.components?.schemas ?? {}
  const sources = new Map([
    ...Object.keys(schemas).map((name) => [name, { name, view: RECORD }] as const),
    ...calls.flatMap(({ parts }) => parts.flatMap(({ schema, view }) => ids.reachedFrom(schema, view))),
  ])
  for (const [id, { name, view }] of sources) {
    ajv.addSchema({ $id: id, ...asObject(prepare(schemas[name] ?? true, view)) }, id)
  }
  const components = new Map<string, ValidateFunction>()
  for (const id of sources.keys()) {
    components.set(
      id,
      attempt(`component ${id}`, () => ajv.getSchema(id)),
    )
  }

  const compilePart = (id: string, { name, schema, view }: Part) => {
    const compile = () => componentFunction(schema, view, ids, components) ?? ajv.compile(prepare(schema, view))
    return [name, attempt(`${id} ${name}`, compile)] as const
  }
  const operations = new Map(calls.map(({ id, parts }) => [id, new Map(parts.map((part) => compilePart(id, part)))]))
  return { ajv, components, operations }
}

/** The view of components without a suffix in their id: as the upstream stores them, with unknown properties refused. */
const RECORD: View = { leg: 'upstream', isAnswer: false }

/**
 * Creates a strict Ajv with our keywords and formats, which can print its functions.
 * @param unevaluated whether any schema uses unevaluated properties; if not, the functions need not track them
 */
function createAjv(unevaluated: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    allErrors: true,
    inlineRefs: false,
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

interface Part {
  name: string
  schema: Schema
  view: View
}

/** The validated parts of a call: parameters and body on both legs, and responses. */
function partsOf(call: Call): Part[] {
  const body = jsonContent(call.body)?.schema
  const hasUpstream = !isComposed(call)
  const answers = call.answers.flatMap(({ status, response }): Part[] => {
    const schema = jsonContent(response)?.schema
    if (schema === undefined) return []
    const browserPart: Part = { name: `r${status}`, schema, view: { leg: 'browser', isAnswer: true } }
    return hasUpstream
      ? [browserPart, { name: `u${status}`, schema, view: { leg: 'upstream', isAnswer: true } }]
      : [browserPart]
  })
  const fromCaller: View = { leg: 'browser', isAnswer: false }
  const toUpstream: View = { leg: 'upstream', isAnswer: false }
  const params = paramsSchema(call.parameters)
  return [
    { name: 'params', schema: params, view: fromCaller },
    ...(call.parameters.some(isOfOneLeg) ? [{ name: 'uparams', schema: params, view: toUpstream }] : []),
    ...(body === undefined ? [] : [{ name: 'body', schema: body, view: fromCaller }]),
    ...(body === undefined || !hasUpstream ? [] : [{ name: 'ubody', schema: body, view: toUpstream }]),
    ...answers,
  ]
}

/** The function of a component, if the schema is only a reference to it. */
function componentFunction(
  schema: Schema,
  view: View,
  ids: ComponentIds,
  components: Map<string, ValidateFunction>,
): ValidateFunction | undefined {
  const name = componentName(schema)
  return name === undefined || Object.keys(schema).length > 1 ? undefined : components.get(ids.idIn(view, name))
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
