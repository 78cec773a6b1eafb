import type { ListCodec } from '../listing/address.ts'

/**
 * How a list of services of one kind is narrowed, in the order of its address. The kind itself is no filter: each has a list
 * of its own. `people` is how many it takes at least; `features` are the facts of the kind that one chooses by.
 */
const SERVICE_FILTERS = {
  places: { kind: 'words', name: 'place' },
  people: { kind: 'range', names: ['people', 'mostPeople'], max: 60 },
  features: { kind: 'words', name: 'with' },
  price: { kind: 'range', names: ['min', 'max'], max: 1_000_000_000 },
} as const

export type ServiceFilterTable = typeof SERVICE_FILTERS

const SORTS = ['recommended', 'price', '-price', 'rating'] as const
export type ServiceSort = (typeof SORTS)[number]

/** The address of a list of services. */
export const SERVICE_CODEC: ListCodec<ServiceFilterTable, ServiceSort> = { filters: SERVICE_FILTERS, sorts: SORTS }

/** The kinds that have a list here (decision 38.2). Tours have pages of their own. */
export const SERVICE_KINDS = ['gulet', 'caravan', 'charter', 'extra'] as const
export type ServiceKind = (typeof SERVICE_KINDS)[number]

export const isServiceKind = (text: string | null | undefined): text is ServiceKind =>
  SERVICE_KINDS.some((kind) => kind === text)
