import { PAGE_SIZE } from '../listing/address.ts'
import type { Listing } from '../listing/listing.ts'
import { mismatchOf, priceOf, type ListedTransfer } from './ride.ts'
import { TRANSFER_CODEC, type TransferFilterTable, type TransferSort } from './transfer-filters.ts'
import type { TransferSearch } from './transfer-search.ts'

/**
 * The rules of the transfer list for a search. An unsuitable vehicle stays in the list, at its end, with the reason.
 */
export function transferListing(search: TransferSearch): Listing<ListedTransfer, TransferFilterTable, TransferSort> {
  const price = (record: ListedTransfer) => priceOf(record, search)?.value ?? 0
  return {
    ...TRANSFER_CODEC,
    keyOf: ({ id }) => id,
    values: {
      fits: (record) => mismatchOf(record, search) === undefined,
      childSeat: ({ vehicle }) => vehicle.childSeats > 0,
      stepFree: ({ vehicle }) => vehicle.kind === 'accessible',
    },
    orders: {
      price: (a, b) => price(a) - price(b),
      '-price': (a, b) => price(b) - price(a),
      capacity: (a, b) => b.vehicle.passengers - a.vehicle.passengers,
    },
    isLast: (record) => mismatchOf(record, search) !== undefined,
    // "12 = rails/featured, 40 = list pages" (decision 36.5).
    pageSize: PAGE_SIZE,
  }
}
