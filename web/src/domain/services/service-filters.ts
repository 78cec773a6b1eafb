import type { ListCodec } from '../listing/address.ts'
import { PLACE_ID } from '../listing/filters.ts'

/**
 * The filters of a service list, in the order of the URL. The kind is not a filter, because each kind has its own list.
 * `people` is the capacity that is needed; `features` are the facts by which visitors choose within a kind.
 */
const SERVICE_FILTERS = {
  places: { kind: 'words', name: 'place', pattern: PLACE_ID },
  people: { kind: 'range', names: ['people', 'mostPeople'], max: 60 },
  features: { kind: 'words', name: 'with' },
  price: { kind: 'range', names: ['min', 'max'], max: 1_000_000_000, currency: 'currency' },
} as const

export type ServiceFilterTable = typeof SERVICE_FILTERS

const SORTS = ['recommended', 'price', '-price', 'rating'] as const
export type ServiceSort = (typeof SORTS)[number]

/** The URL codec of a service list. */
export const SERVICE_CODEC: ListCodec<ServiceFilterTable, ServiceSort> = { filters: SERVICE_FILTERS, sorts: SORTS }

/** The kinds that have a list here (decision 38.2). Tours have their own pages. */
export const SERVICE_KINDS = ['gulet', 'caravan', 'charter', 'extra'] as const
export type ServiceKind = (typeof SERVICE_KINDS)[number]

export const isServiceKind = (text: string | null | undefined): text is ServiceKind =>
  SERVICE_KINDS.some((kind) => kind === text)
