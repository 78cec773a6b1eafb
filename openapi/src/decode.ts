import { readPath } from './path.ts'

/** The part of an operations table row that the decoder uses. */
export interface DecodableParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly type: string
  readonly explode: boolean
  readonly properties?: Readonly<Record<string, string>>
  readonly items?: string
  readonly default?: unknown
}

/** The part of an operations table row that says which parameters a call has. */
export interface DecodableOperation {
  readonly path: string
  readonly parameters: readonly DecodableParameter[]
}

/** A request before decoding. Header names are looked up in lower case. */
export interface RawRequest {
  /** Raw path without the base (`URL` would already have resolved `%2e%2e`). */
  path: string
  /** Query without the question mark. */
  query: string
  header(name: string): string | null | undefined
}

type Values = Record<string, unknown>
/** The decoded parameters of a request, or the problem that prevents decoding. */
export type Decoded =
  | { ok: true; value: { path: Values; query: Values; header: Values } }
  | { ok: false; problem: 'bad-path' | 'bad-query'; detail: string }

/** Maximum number of parameters in a query, more than any operation has. */
const MOST_PAIRS = 200

/** Parameters of the upstream leg only. Values that a caller sends for them are dropped (decision 15.1). */
const NOT_FROM_CALLERS = new Set(['sessionId', 'referer', 'partner'])

/**
 * Decodes the parameters of a request, and leaves their validation to the validator. Only exact JSON numbers, `true` and
 * `false` become values; everything else stays a string. A repeated parameter that takes a single value becomes a list,
 * and unknown names are kept, so that the validator refuses both with a pointer.
 */
export function decodeParameters(operation: DecodableOperation, request: RawRequest): Decoded {
  const path = readPath(operation.path, request.path)
  if (!path.ok) return { ok: false, problem: 'bad-path', detail: path.detail }
  const pairs = readQuery(request.query)
  if (typeof pairs === 'string') return { ok: false, problem: 'bad-query', detail: pairs }

  const value = { path: empty(), query: pairs.size === 0 ? empty() : queryValues(operation, pairs), header: empty() }
  for (const parameter of operation.parameters) {
    if (parameter.in === 'path') value.path[parameter.name] = toValue(parameter.type, path.values[parameter.name] ?? '')
    const text = parameter.in === 'header' ? request.header(parameter.name) : undefined
    if (typeof text === 'string') value.header[parameter.name] = toValue(parameter.type, text)
    const holder = value[parameter.in]
    if (parameter.default !== undefined && holder[parameter.name] === undefined) {
      holder[parameter.name] = structuredClone(parameter.default)
    }
  }
  return { ok: true, value }
}

/** Creates an object without a prototype, so that a parameter called `__proto__` is an ordinary name. */
function empty(): Values {
  const values: Values = Object.create(null)
  return values
}

const NO_PAIRS: ReadonlyMap<string, string[]> = new Map()

/**
 * Returns raw values by decoded name; the values stay raw because a separating comma differs from `%2C`. Returns an error
 * message if the query is malformed.
 */
function readQuery(query: string): ReadonlyMap<string, string[]> | string {
  if (query === '') return NO_PAIRS
  const pairs = query.split('&').filter((pair) => pair !== '')
  if (pairs.length > MOST_PAIRS) return `The query has more than ${MOST_PAIRS} parameters.`
  const rawValues = new Map<string, string[]>()
  for (const pair of pairs) {
    const [rawName = '', ...valueParts] = pair.split('=')
    const name = toText(rawName)
    const raw = valueParts.join('=')
    if (name === undefined || toText(raw) === undefined) return 'The query is not percent-encoded UTF-8.'
    if (!NOT_FROM_CALLERS.has(name)) rawValues.set(name, [...(rawValues.get(name) ?? []), raw])
  }
  return rawValues
}

function queryValues(operation: DecodableOperation, pairs: ReadonlyMap<string, string[]>): Values {
  const parameters = new Map(operation.parameters.filter((it) => it.in === 'query').map((it) => [it.name, it]))
  const values = empty()
  const objects = new Map<string, Values>()
  for (const [name, raws] of pairs) {
    // `filter[adults]`: a property of an object parameter (style deepObject).
    const [, outer = '', inner = ''] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(name) ?? []
    const propertyTypes = parameters.get(outer)?.properties
    if (propertyTypes && !pairs.has(outer)) {
      const object = objects.get(outer) ?? empty()
      object[inner] = single(propertyTypes[inner] ?? 'string', raws)
      objects.set(outer, object)
      values[outer] = object
      continue
    }
    const parameter = parameters.get(name)
    values[name] = parameter?.type === 'array' ? list(parameter, raws) : single(parameter?.type ?? 'string', raws)
  }
  return values
}

function single(type: string, raws: string[]): unknown {
  const values = raws.map((raw) => toValue(type, toText(raw) ?? ''))
  return values.length === 1 ? values[0] : values
}

/** The items of a list. Splits values by commas unless the parameter repeats its name for each item (`explode`). */
function list(parameter: DecodableParameter, raws: string[]): unknown[] {
  const items = parameter.explode ? raws : raws.flatMap((raw) => raw.split(','))
  return items.map((raw) => toValue(parameter.items ?? 'string', toText(raw) ?? ''))
}

function toText(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/** The number, if the text is a JSON number without loss of precision; a boolean; or else the text unchanged. */
function toValue(type: string, text: string): unknown {
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  if ((type !== 'integer' && type !== 'number') || !JSON_NUMBER.test(text)) return text
  const number = Number(text)
  const losesPrecision = !Number.isFinite(number) || (Number.isInteger(number) && !Number.isSafeInteger(number))
  return losesPrecision ? text : number
}
