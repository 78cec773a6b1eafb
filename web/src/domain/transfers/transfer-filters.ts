import type { ListCodec } from '../listing/address.ts'

/** The filters of a transfer list, in the order of the URL (decision 36.1). */
const TRANSFER_FILTERS = {
  fits: { kind: 'flag', name: 'fits', word: 'only' },
  childSeat: { kind: 'flag', name: 'seat', word: 'child' },
  stepFree: { kind: 'flag', name: 'access', word: 'step-free' },
} as const

export type TransferFilterTable = typeof TRANSFER_FILTERS

const SORTS = ['price', '-price', 'capacity'] as const
export type TransferSort = (typeof SORTS)[number]

/** The URL codec of a transfer list. */
export const TRANSFER_CODEC: ListCodec<TransferFilterTable, TransferSort> = { filters: TRANSFER_FILTERS, sorts: SORTS }
