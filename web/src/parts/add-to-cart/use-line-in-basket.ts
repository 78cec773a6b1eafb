import type { Schema } from '../../api/operations.ts'
import { useSite } from '../../api/use-site.ts'
import type { CartLineInput } from '../../booking/line-input.ts'
import { useBooking } from '../../booking/use-booking.ts'
import { lineIdentity, modeOf } from '../../domain/cart/line-identity.ts'

/** The basket line with which `lineToAdd` would be merged, or which it would replace; undefined if there is none. */
export function useLineInBasket(lineToAdd: CartLineInput | undefined): Schema<'CartLine'> | undefined {
  const { booking } = useBooking()
  const mode = modeOf(useSite().site.options)
  if (!booking || !lineToAdd) return undefined
  const identity = lineIdentity(lineToAdd, mode)
  return booking.products.find((line) => lineIdentity(line, mode) === identity)
}
