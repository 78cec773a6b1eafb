import type { Operation } from '@rota/openapi/agency/operations'
import type { Site } from '../ports/site.ts'
import { valueAt } from '../translate/value-at.ts'

/** Maximum length of an encoded id. A longer value is not an id, and would let a caller fill the header. */
const MAX_ID_LENGTH = 120

/**
 * Maximum number of keys of a page. A page with more records gets only the keys of their kinds, such as `HOST/tours`.
 * Every purge of a record also purges the key of its kind.
 */
const MAX_KEYS = 16

/** The parts of an operation's input that may contain the id of a record. */
interface RecordInput {
  path?: object | undefined
  query?: object | undefined
}

/** How the `Surrogate-Key` of an operation is made. */
export interface SurrogateKeySource {
  /** First segment of the operation's path, such as `tours`. */
  kind: string
  /** Place of the record's id in the input; undefined if the operation reads a list. */
  id: readonly [from: string, name: string] | undefined
}

/**
 * How the `Surrogate-Key` of an operation is made. The id of the record is the parameter to which the contract's
 * `not-found` problem points.
 */
export function surrogateKeySourceOf({ path, notFound }: Operation): SurrogateKeySource {
  const [, kind = ''] = path.split('/')
  const [, from, name] = notFound?.pointer?.split('/') ?? []
  const hasId = (from === 'path' || from === 'query') && name !== undefined
  return { kind, id: hasId ? [from, name] : undefined }
}

/**
 * The key by which a caching proxy finds its responses of an operation (decision 50.4): `HOST/tours/244` for a record,
 * and `HOST/tours` for everything else below the path.
 */
export function surrogateKeyOf({ host }: Pick<Site, 'host'>, source: SurrogateKeySource, input: RecordInput): string {
  const kind = `${host}/${source.kind}`
  const id = source.id && valueAt(input, source.id)
  if (typeof id !== 'string' && typeof id !== 'number') return kind
  const text = encodeURIComponent(String(id))
  return text.length > MAX_ID_LENGTH ? kind : `${kind}/${text}`
}

/** The keys of a page that shows several records, without repetition. */
export function joinSurrogateKeys(keys: readonly string[]): string {
  const unique = new Set(keys)
  const shown = unique.size > MAX_KEYS ? new Set(keys.map(kindOf)) : unique
  return [...shown].join(' ')
}

/** `HOST/tours` of `HOST/tours/244`. */
const kindOf = (key: string) => key.split('/').slice(0, 2).join('/')
