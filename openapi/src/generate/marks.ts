import { callsOf, componentName, jsonContent, type Document, type Schema } from './document.ts'
import { ContractError } from './contract-error.ts'
import { paramsSchema } from './params.ts'
import { childrenOf, eachInside, reachable } from './schema-walk.ts'

type Path = string[]

/** The marks that become lists of paths: name in the generated file -> key and value in the contract. */
const LISTED = {
  private: ['x-private', true],
  added: ['x-added', true],
  card: ['x-sensitive', 'card'],
  personal: ['x-sensitive', 'personal'],
  notPast: ['x-not-past', true],
  notLongPast: ['x-not-past', 'day'],
  dropInvalid: ['x-drop-invalid', true],
} as const

/** The marks that say how an answer is judged. */
const JUDGED = {
  priced: ['x-strict', 'price'],
  kept: ['x-strict', 'kept'],
  assumed: ['x-assumed', true],
} as const

const ALL = { ...LISTED, ...JUDGED }

type MarkName = keyof typeof ALL
export type MarkedPaths = Record<keyof typeof LISTED, Path[]>
type JudgedPaths = Record<keyof typeof JUDGED, Path[]>

/** `marks.js` and its types. */
export function printMarks(document: Document): Map<string, string> {
  const rows = callsOf(document).map((call) => {
    const answers = call.answers.filter((it) => it.isSuccess).map((it) => jsonContent(it.response)?.schema ?? true)
    const row = {
      params: markedPaths(document, [paramsSchema(call.parameters)]),
      body: markedPaths(document, [jsonContent(call.body)?.schema ?? true]),
      answer: { ...markedPaths(document, answers), ...judgedPaths(document, answers) },
    }
    return `  ${call.id}: ${JSON.stringify(row)},`
  })
  return new Map([
    ['marks.js', `export const marks = {\n${rows.join('\n')}\n}\n`],
    ['marks.d.ts', TYPES],
  ])
}

/** Where marked values are in an instance of any of the schemas. A path ends where its mark begins. */
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

/** Where an answer is judged in another way than the rest. The empty path is all of it. */
function judgedPaths(document: Document, schemas: Schema[]): JudgedPaths {
  const paths = (mark: keyof typeof JUDGED) => pathsOf(document, schemas, mark)
  return { priced: paths('priced'), kept: paths('kept'), assumed: paths('assumed') }
}

function pathsOf(document: Document, schemas: Schema[], mark: MarkName): Path[] {
  const found = new Map<string, Path>()
  const [key, value] = ALL[mark]
  const holders = componentsWith(document, key, value)
  const search = { key, value, holders, found, takesRoot: mark in JUDGED }
  for (const schema of schemas) walk(document, schema, [], [], search)
  return [...found.values()]
}

interface Search {
  key: string
  value: unknown
  /** Only they are entered: a contract has far more ways through its components than marks. */
  holders: Set<string>
  found: Map<string, Path>
  /** Whether the whole value may be marked; it has no name by which it could be removed. */
  takesRoot: boolean
}

const holdersOf = new WeakMap<Document, Map<string, Set<string>>>()

/** Names of the components that hold a mark, themselves or in what they reach; remembered, every call asks. */
function componentsWith(document: Document, key: string, value: unknown): Set<string> {
  const known = holdersOf.get(document) ?? new Map<string, Set<string>>()
  holdersOf.set(document, known)
  const mark = `${key} ${String(value)}`
  const holders = known.get(mark) ?? findHolders(document, key, value)
  known.set(mark, holders)
  return holders
}

function findHolders(document: Document, key: string, value: unknown): Set<string> {
  const schemas = Object.entries(document.components?.schemas ?? {})
  const marked = new Set(schemas.filter(([, schema]) => isWritten(schema, key, value)).map(([name]) => name))
  const reaches = (schema: Schema) => [...reachable(document, schema)].some((name) => marked.has(name))
  return new Set(schemas.filter(([name, it]) => marked.has(name) || reaches(it)).map(([name]) => name))
}

function isWritten(schema: Schema, key: string, value: unknown): boolean {
  let found = false
  eachInside(schema, '', (inner) => (found ||= inner[key] === value))
  return found
}

function walk(document: Document, schema: Schema, path: Path, inside: string[], search: Search): void {
  if (typeof schema === 'boolean') return
  if (schema[search.key] === search.value && (search.takesRoot || path.length > 0)) {
    search.found.set(JSON.stringify(path), path)
    return
  }
  const name = componentName(schema)
  if (name !== undefined && search.holders.has(name)) follow(document, name, path, inside, search)
  for (const child of childrenOf(schema)) {
    const step = stepInto(child.keyword, child.name)
    if (step !== undefined) walk(document, child.schema, [...path, ...step], inside, search)
  }
}

function follow(document: Document, name: string, path: Path, inside: string[], search: Search): void {
  if (inside.includes(name)) {
    throw new ContractError('marks', [
      `${name} contains itself, so what is marked ${search.key} in it has no finite path`,
    ])
  }
  walk(document, document.components?.schemas?.[name] ?? true, path, [...inside, name], search)
}

/** What a keyword adds to the path of an instance: a name, `*` for items and maps, nothing, or no way in. */
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

export interface AnswerPaths extends MarkedPaths {
  /** Prices (\`x-strict: price\`): held to the contract in every mode, and nothing stands in for a broken one. */
  readonly priced: readonly Path[]
  /** Optional or not, they are never left out (\`x-strict: kept\`). */
  readonly kept: readonly Path[]
  /** Shapes that no agency has shown yet; the empty path is the whole answer. */
  readonly assumed: readonly Path[]
}

export interface OperationMarks {
  /** Over \`{ path, query, header }\`. */
  readonly params: MarkedPaths
  readonly body: MarkedPaths
  /** Of the success answers. */
  readonly answer: AnswerPaths
}

export declare const marks: Readonly<Record<OperationId, OperationMarks>>
`
