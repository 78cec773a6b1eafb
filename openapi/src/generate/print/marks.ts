import {
  callsOf,
  componentName,
  jsonContent,
  type Document,
  type Schema,
  type SchemaObject,
} from '../document/document.ts'
import { ContractError } from '../contract-error.ts'
import { paramsSchema } from '../document/params.ts'
import { childrenOf, eachInside, reachable } from '../document/schema-walk.ts'

type Path = string[]

/** Decides whether a schema has a mark. */
type HasMark = (schema: SchemaObject) => boolean

const isMarked =
  (key: string, value: unknown): HasMark =>
  (schema) =>
    schema[key] === value

/** Marks of single values: the name in the generated file, and the mark in the contract. */
const VALUE_MARKS = {
  private: isMarked('x-private', true),
  added: isMarked('x-added', true),
  card: isMarked('x-sensitive', 'card'),
  personal: isMarked('x-sensitive', 'personal'),
  notPast: isMarked('x-not-past', true),
  notLongPast: isMarked('x-not-past', 'day'),
  dropInvalid: isMarked('x-drop-invalid', true),
} as const

/** Marks that decide how parts of responses are checked. */
const RESPONSE_MARKS = {
  priced: isMarked('x-strict', 'price'),
  kept: isMarked('x-strict', 'kept'),
  assumed: isMarked('x-assumed', true),
} as const

/** Marks of requests that follow from several keywords. */
const REQUEST_MARKS = { freeText: isFreeText } as const

/** Formats of free text. */
const FREE_TEXT_FORMATS: readonly unknown[] = [undefined, 'line', 'lines', 'email']

/** Whether a schema is free text: without a pattern or an enumeration, not an identifier and not card data. */
function isFreeText(schema: SchemaObject): boolean {
  const { type, pattern, format } = schema
  if (![type].flat().includes('string') || schema.enum !== undefined || schema.const !== undefined) return false
  if (schema['x-opaque'] === true || schema['x-sensitive'] === 'card') return false
  return schema['x-free-text'] === true || (pattern === undefined && FREE_TEXT_FORMATS.includes(format))
}

type MarkName = keyof (typeof VALUE_MARKS & typeof RESPONSE_MARKS & typeof REQUEST_MARKS)

const ALL_MARKS: Record<MarkName, HasMark> = { ...VALUE_MARKS, ...RESPONSE_MARKS, ...REQUEST_MARKS }

export type MarkedPaths = Record<keyof typeof VALUE_MARKS, Path[]>
type ResponsePaths = Record<keyof typeof RESPONSE_MARKS, Path[]>
type RequestPaths = MarkedPaths & Record<keyof typeof REQUEST_MARKS, Path[]>

/** Generates `marks.js` and its types: the paths of marked values by operation. */
export function printMarks(document: Document): Map<string, string> {
  const rows = callsOf(document).map((call) => {
    const answers = call.answers.filter((it) => it.isSuccess).map((it) => jsonContent(it.response)?.schema ?? true)
    const row = {
      params: requestPaths(document, paramsSchema(call.parameters)),
      body: requestPaths(document, jsonContent(call.body)?.schema ?? true),
      answer: { ...markedPaths(document, answers), ...responsePaths(document, answers) },
    }
    return `  ${call.id}: ${JSON.stringify(row)},`
  })
  return new Map([
    ['marks.js', `export const marks = {\n${rows.join('\n')}\n}\n`],
    ['marks.d.ts', TYPES],
  ])
}

/** The paths of marked values in instances of the schemas. A path ends at the marked value. */
export function markedPaths(document: Document, schemas: Schema[]): MarkedPaths {
  const paths = (mark: MarkName) => pathsOf(document, schemas, mark)
  return {
    private: paths('private'),
    added: paths('added'),
    card: paths('card'),
    personal: paths('personal'),
    notPast: paths('notPast'),
    notLongPast: paths('notLongPast'),
    dropInvalid: paths('dropInvalid'),
  }
}

/** The paths of a request, including free texts. */
export function requestPaths(document: Document, schema: Schema): RequestPaths {
  return { ...markedPaths(document, [schema]), freeText: pathsOf(document, [schema], 'freeText') }
}

/** The paths of a response with special checks. The empty path means the whole response. */
function responsePaths(document: Document, schemas: Schema[]): ResponsePaths {
  const paths = (mark: keyof typeof RESPONSE_MARKS) => pathsOf(document, schemas, mark)
  return { priced: paths('priced'), kept: paths('kept'), assumed: paths('assumed') }
}

function pathsOf(document: Document, schemas: Schema[], mark: MarkName): Path[] {
  const paths = new Map<string, Path>()
  const holders = componentsWith(document, mark)
  const search = { mark, holders, paths, acceptsRoot: mark in RESPONSE_MARKS }
  for (const schema of schemas) collectPaths(document, schema, [], [], search)
  return [...paths.values()]
}

interface Search {
  mark: MarkName
  /** Components that contain the mark. Others are not searched, because a contract has far more paths than marks. */
  holders: Set<string>
  paths: Map<string, Path>
  /** Whether the outermost value may be marked, too. It has no property name by which it could be removed. */
  acceptsRoot: boolean
}

const holdersOf = new WeakMap<Document, Map<MarkName, Set<string>>>()

/** Names of the components that contain a mark, directly or indirectly. Cached, because every call needs them. */
function componentsWith(document: Document, mark: MarkName): Set<string> {
  const holdersByMark = holdersOf.get(document) ?? new Map<MarkName, Set<string>>()
  holdersOf.set(document, holdersByMark)
  const holders = holdersByMark.get(mark) ?? findHolders(document, mark)
  holdersByMark.set(mark, holders)
  return holders
}

function findHolders(document: Document, mark: MarkName): Set<string> {
  const schemas = Object.entries(document.components?.schemas ?? {})
  const marked = new Set(schemas.filter(([, schema]) => contains(schema, mark)).map(([name]) => name))
  const reaches = (schema: Schema) => [...reachable(document, schema)].some((name) => marked.has(name))
  return new Set(schemas.filter(([name, it]) => marked.has(name) || reaches(it)).map(([name]) => name))
}

/** Whether a mark is inside a schema, without following references. */
function contains(schema: Schema, mark: MarkName): boolean {
  let found = false
  eachInside(schema, '', (inner) => (found ||= ALL_MARKS[mark](inner)))
  return found
}

/**
 * Collects the paths of marked values in a schema.
 * @param path path of the schema
 * @param inside components on the way to the schema, to detect cycles
 */
function collectPaths(document: Document, schema: Schema, path: Path, inside: string[], search: Search): void {
  if (typeof schema === 'boolean') return
  if (ALL_MARKS[search.mark](schema) && (search.acceptsRoot || path.length > 0)) {
    search.paths.set(JSON.stringify(path), path)
    return
  }
  const name = componentName(schema)
  if (name !== undefined && search.holders.has(name)) collectInComponent(document, name, path, inside, search)
  for (const child of childrenOf(schema)) {
    const step = stepInto(child.keyword, child.name)
    if (step !== undefined) collectPaths(document, child.schema, [...path, ...step], inside, search)
  }
}

/** Collects the paths of marked values in a component. */
function collectInComponent(document: Document, name: string, path: Path, inside: string[], search: Search): void {
  if (inside.includes(name)) {
    // Texts can be searched at any depth, but values that are removed or compared need a finite path.
    if (search.mark === 'freeText') return void search.paths.set(JSON.stringify([...path, '**']), [...path, '**'])
    throw new ContractError('marks', [`${name} contains itself, so what is ${search.mark} in it has no finite path`])
  }
  collectPaths(document, document.components?.schemas?.[name] ?? true, path, [...inside, name], search)
}

/**
 * The segments that a keyword adds to a path: the name of a property, `*` for items and maps, or none. Undefined if the
 * schemas of the keyword are not searched.
 */
function stepInto(keyword: string, name: string): Path | undefined {
  if (keyword === 'properties') return [name]
  if (['items', 'prefixItems', 'additionalProperties', 'patternProperties'].includes(keyword)) return ['*']
  if (['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependentSchemas'].includes(keyword)) return []
  return undefined
}

const TYPES = `import type { OperationId } from './operations.js'

/** Property names from the root; \`*\` stands for every item of an array or every member of a map. */
export type Path = readonly string[]

export interface MarkedPaths {
  /** Exists on the upstream leg only (\`x-private\`): removed from answers, refused from browsers. */
  readonly private: readonly Path[]
  /** Exists on the browser leg only (\`x-added\`): made or understood by the gateway. */
  readonly added: readonly Path[]
  /** Never stored or logged anywhere. */
  readonly card: readonly Path[]
  /** Never in logs, traces, problems, shared caches or browser storage. */
  readonly personal: readonly Path[]
  /** Dates that must not lie before today in the site's time zone. */
  readonly notPast: readonly Path[]
  /** Moments of the site's time zone that must not lie more than a day before now. */
  readonly notLongPast: readonly Path[]
  /** Lists of an upstream's answer whose items are left out one by one when they break the contract. */
  readonly dropInvalid: readonly Path[]
}

export interface RequestPaths extends MarkedPaths {
  /** Texts in which people can type anything, \`**\` for all below a place. */
  readonly freeText: readonly Path[]
}

export interface AnswerPaths extends MarkedPaths {
  /** Prices (\`x-strict: price\`): held to the contract in every mode, and nothing stands in for a broken one. */
  readonly priced: readonly Path[]
  /** Optional or not, they are never left out (\`x-strict: kept\`). */
  readonly kept: readonly Path[]
  /** Shapes that no agency has shown yet; the empty path is the whole answer. */
  readonly assumed: readonly Path[]
}

export interface OperationMarks {
  /** Marked paths in \`{ path, query, header }\`. */
  readonly params: RequestPaths
  readonly body: RequestPaths
  /** Marked paths in the success responses. */
  readonly answer: AnswerPaths
}

export declare const marks: Readonly<Record<OperationId, OperationMarks>>
`
