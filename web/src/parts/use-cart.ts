import { useState } from 'react'
import { useIntl } from 'react-intl'
import { messageOf } from '../api/errors.ts'
import type { CartLineInput } from '../booking/change.ts'
import { useBooking } from '../booking/use-booking.ts'
import type { CartIntent } from '../domain/cart.ts'
import { showToast } from '../ui/toasts.ts'

/**
 * Changes the basket and says so: 'Added to cart' (spec 4) as a toast, which is read out politely; a failure as a toast
 * with its reason. `busy` is true while a change of this component is under way; `put` answers whether it was made.
 */
export function useCart() {
  const { cart } = useBooking()
  const { formatMessage } = useIntl()
  const [busy, setBusy] = useState(false)
  const put = async (intent: CartIntent<CartLineInput>): Promise<boolean> => {
    setBusy(true)
    try {
      const outcome = await cart(intent)
      if (outcome?.kind === 'full') showToast(formatMessage({ id: 'cart.full' }, { count: outcome.count }))
      else if (intent.kind === 'add') showToast(formatMessage({ id: 'cart.added' }))
      return true
    } catch (error) {
      showToast(formatMessage({ id: messageOf(error) }))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { put, busy }
}
