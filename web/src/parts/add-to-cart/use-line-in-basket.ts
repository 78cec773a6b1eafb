import type { Schema } from '../../api/operations.ts'
import { useSite } from '../../api/use-site.ts'
import type { CartLineInput } from '../../booking/line-input.ts'
import { useBooking } from '../../booking/use-booking.ts'
import { lineIdentity, modeOf } from '../../domain/cart/line-identity.ts'

/** The basket line that the wanted line would merge with or replace. */
export function useLineInBasket(wanted: CartLineInput | undefined): Schema<'CartLine'> | undefined {
  const { booking } = useBooking()
  const mode = modeOf(useSite().site.options)
  if (!booking || !wanted) return undefined
  const identity = lineIdentity(wanted, mode)
  return booking.products.find((line) => lineIdentity(line, mode) === identity)
}
