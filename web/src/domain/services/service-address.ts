import { listEntries, queryText, type ListQuery } from '../listing/address.ts'
import { createReader } from '../listing/query-reader.ts'
import { readList } from '../listing/read-address.ts'
import {
  SERVICE_CODEC,
  SERVICE_KINDS,
  type ServiceFilterTable,
  type ServiceKind,
  type ServiceSort,
} from './service-filters.ts'

/** Everything that the address of a list of services says. */
export type ServiceSearch = ListQuery<ServiceFilterTable, ServiceSort> & { kind: ServiceKind }

/** The query of a list, without the question mark. The kind is always written: the list is named after it. */
export function encodeServices(search: ServiceSearch): string {
  return queryText([['type', search.kind], ...listEntries(SERVICE_CODEC, search)])
}

/** The search of an address; a bad parameter is repaired and named (decision 35.3). Without a kind it is the first. */
export function decodeServices(query: string): { search: ServiceSearch; repaired: string[] } {
  const reader = createReader(new URLSearchParams(query))
  const kind = reader.oneOf('type', SERVICE_KINDS) ?? SERVICE_KINDS[0]
  return { search: { kind, ...readList(SERVICE_CODEC, reader) }, repaired: reader.repaired() }
}

/** Lists that are pages of their own: a service of such a type is not listed here (decision 38.5). */
const ELSEWHERE: Readonly<Record<string, string>> = {
  flight: '/flight',
  transfer: '/transfers',
  daily: '/tours?type=daily',
  package: '/tours?type=package',
}

/** Where the list of a type is, when it is not among the services; the path without its language. */
export const listElsewhere = (query: string): string | undefined =>
  ELSEWHERE[new URLSearchParams(query).get('type') ?? '']
