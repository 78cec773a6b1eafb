import useSWR from 'swr'
import { ApiError } from '../../../../api/errors.ts'
import type { Answer } from '../../../../api/operations.ts'
import { useBooking } from '../../../../booking/use-booking.ts'
import type { Booking } from '../../../../booking/change.ts'
import { asCurrency } from '../../../../domain/money/money.ts'
import { requestOf } from '../../../../domain/cart/on-request.ts'
import { askCalls } from '../ask.ts'
import { payCalls } from '../pay.ts'

/**
 * What will be charged for a booking. A quote belongs to one version of it and stays on the screen until the visitor
 * accepts another: `replace` puts that in its place. Without a booking nothing is asked for.
 */
export function useQuote(booking: Booking | undefined) {
  const { ended, refresh } = useBooking()
  const currency = asCurrency(booking?.totalAmount.currency)
  const isRequest = requestOf(booking?.products ?? []) !== 'none'
  const ask = async () => {
    try {
      return await (isRequest ? askCalls : payCalls).quote([], currency)
    } catch (reason) {
      if (reason instanceof ApiError && reason.kind === 'session-expired') await ended()
      // A room may have become one on request since the basket was read.
      if (reason instanceof ApiError && reason.status === 422) await refresh()
      throw reason
    }
  }
  const { data, error, mutate } = useSWR<Answer<'quoteCreate'>, ApiError>(
    booking ? ['quoteCreate', currency, booking.version, isRequest] : null,
    ask,
    { revalidateIfStale: false, revalidateOnReconnect: false },
  )
  return {
    quote: data,
    error,
    retry: () => void mutate(),
    replace: (quote: Answer<'quoteCreate'>) => void mutate(quote, { revalidate: false }),
  }
}
