import type { Operation } from '@rota/openapi/agency/operations'
import type { Site } from '../ports/site.ts'

/** Maximum length of an encoded id. A longer text is none, and would let a caller fill the header. */
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

/**
 * The key under which a front finds what it keeps of an operation (decision 50.4): `HOST/tours/244` for a record, and
 * `HOST/tours` for everything else below the path. The contract marks the parameter that names the record: it is the
 * one that was not found if there is no such record.
 */
export function recordKey({ host }: Pick<Site, 'host'>, { path, notFound }: Operation, named: Named): string {
  const kind = `${host}/${path.split('/')[1]}`
  const [, place, name = ''] = notFound?.pointer?.split('/') ?? []
  const values = place === 'path' ? named.path : place === 'query' ? named.query : undefined
  const id = values === undefined ? undefined : new Map(Object.entries(values)).get(name)
  if (id === undefined) return kind
  const text = encodeURIComponent(String(id))
  return text.length > LONGEST_ID ? kind : `${kind}/${text}`
}

/** The keys of a page that shows several records, without repetition. */
export function keysTogether(keys: readonly string[]): string {
  const all = new Set(keys)
  const few = all.size > MOST_KEYS ? new Set(keys.map(kindOf)) : all
  return [...few].join(' ')
}

/** `HOST/tours` of `HOST/tours/244`. */
const kindOf = (key: string) => key.split('/').slice(0, 2).join('/')
