import type { Operation } from '@rota/openapi/agency/operations'
import type { Site } from '../ports/site.ts'
import { valueAt } from '../translate/value-at.ts'

/** Maximum length of an encoded id. A longer value is not an id, and would let a caller fill the header. */
const LONGEST_ID = 120

/**
 * Maximum number of keys of a page. A page with more records has the keys of their kinds only, which every purge of a
 * record names as well.
 */
const MOST_KEYS = 16

/** The input of an operation, as far as it names a record. */
interface Named {
  path?: object | undefined
  query?: object | undefined
}

/** Where the `Surrogate-Key` of an operation comes from. */
export interface SurrogateKeySource {
  /** First segment of its path. */
  kind: string
  /** Where the input names the record; undefined if it reads a list. */
  id: readonly [from: string, name: string] | undefined
}

/**
 * What an operation reads. The contract marks the parameter that names the record: it is the one that was not found if
 * there is no such record.
 */
export function surrogateKeySourceOf({ path, notFound }: Operation): SurrogateKeySource {
  const [, kind = ''] = path.split('/')
  const [, from, name] = notFound?.pointer?.split('/') ?? []
  const isNamed = (from === 'path' || from === 'query') && name !== undefined
  return { kind, id: isNamed ? [from, name] : undefined }
}

/**
 * The key by which a caching proxy finds its responses of an operation (decision 50.4): `HOST/tours/244` for a record,
 * and `HOST/tours` for everything else below the path.
 */
export function surrogateKeyOf({ host }: Pick<Site, 'host'>, source: SurrogateKeySource, named: Named): string {
  const kind = `${host}/${source.kind}`
  const id = source.id && valueAt(named, source.id)
  if (typeof id !== 'string' && typeof id !== 'number') return kind
  const text = encodeURIComponent(String(id))
  return text.length > LONGEST_ID ? kind : `${kind}/${text}`
}

/** The keys of a page that shows several records, without repetition. */
export function joinSurrogateKeys(keys: readonly string[]): string {
  const all = new Set(keys)
  const few = all.size > MOST_KEYS ? new Set(keys.map(kindOf)) : all
  return [...few].join(' ')
}

/** `HOST/tours` of `HOST/tours/244`. */
const kindOf = (key: string) => key.split('/').slice(0, 2).join('/')
