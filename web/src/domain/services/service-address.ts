import { listEntries, type ListQuery } from '../listing/address.ts'
import { queryText } from '../listing/query-text.ts'
import { createReader } from '../listing/query-reader.ts'
import { readList } from '../listing/read-address.ts'
import {
  SERVICE_CODEC,
  SERVICE_KINDS,
  type ServiceFilterTable,
  type ServiceKind,
  type ServiceSort,
} from './service-filters.ts'

/** Everything in the URL of a service list. */
export type ServiceSearch = ListQuery<ServiceFilterTable, ServiceSort> & { kind: ServiceKind }

/** The query of a list, without the question mark. The kind is always written, because it is the title of the list. */
export function encodeServices(search: ServiceSearch): string {
  return queryText([['type', search.kind], ...listEntries(SERVICE_CODEC, search)])
}

/**
 * Reads the search from a URL. Invalid parameters are repaired and named (decision 35.3). Without a kind, it is the
 * first one.
 */
export function decodeServices(query: string): { search: ServiceSearch; repaired: string[] } {
  const reader = createReader(new URLSearchParams(query))
  const kind = reader.oneOf('type', SERVICE_KINDS) ?? SERVICE_KINDS[0]
  return { search: { kind, ...readList(SERVICE_CODEC, reader) }, repaired: reader.repaired() }
}

/** Service types that have a page of their own instead of a list here (decision 38.5). */
const ELSEWHERE: Readonly<Record<string, string>> = {
  flight: '/flight',
  transfer: '/transfers',
  daily: '/tours?type=daily',
  package: '/tours?type=package',
}

/** The path, without the language, of a type that is listed elsewhere. */
export function listElsewhere(query: string): string | undefined {
  const type = new URLSearchParams(query).get('type') ?? ''
  return Object.hasOwn(ELSEWHERE, type) ? ELSEWHERE[type] : undefined
}
