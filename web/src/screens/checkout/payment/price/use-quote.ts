import useSWR, { useSWRConfig } from 'swr'
import { ApiError } from '../../../../api/errors.ts'
import type { Answer } from '../../../../api/operations.ts'
import { useChargeCurrency } from '../../../../booking/currency/charge-currency.ts'
import { useBooking } from '../../../../booking/use-booking.ts'
import type { Booking } from '../../../../booking/change.ts'
import { isOf, pricedBy } from '../../../../domain/payment/choice.ts'
import { requestOf } from '../../../../domain/cart/on-request.ts'
import { useLocale } from '../../../../i18n/use-locale.ts'
import type { Chosen } from '../method/use-choice.ts'
import { askPrice, REQUEST } from './ask-price.ts'

/**
 * The quote for a booking and the chosen payment. A quote belongs to one version of the booking and stays on the screen
 * until the visitor accepts another, which `replace` then sets. While another choice is priced, the previous quote
 * stays and `pending` is true. Without a booking it requests nothing.
 */
export function useQuote(booking: Booking | undefined, { choice, refused }: Chosen) {
  const { ended, refresh } = useBooking()
  const { currency } = useChargeCurrency()
  const language = useLocale()
  const isRequest = requestOf(booking?.products ?? []) !== 'none'
  const how = isRequest ? REQUEST : pricedBy(choice)
  const ask = async () => {
    try {
      return await askPrice(how, [], { toCurrency: currency, language })
    } catch (reason) {
      if (reason instanceof ApiError && reason.kind === 'session-expired') await ended()
      if (reason instanceof ApiError && reason.status === 422) {
        // A room may have changed to on request since the basket was read.
        await refresh()
        if (!isRequest) refused(choice)
      }
      throw reason
    }
  }
  // Versions begin anew with each booking.
  const key = booking ? ['quoteCreate', currency, booking.created.date, booking.version, how] : null
  const { mutate: put } = useSWRConfig()
  const { data, error, mutate, isLoading } = useSWR<Answer<'quoteCreate'>, ApiError>(key, ask, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
    keepPreviousData: true,
  })
  const isCurrent = data && isOf(data, how) && data.total.currency === currency
  return {
    quote: data,
    /** The displayed quote is not for the current choice; the new one is being requested. */
    pending: isLoading || !isCurrent,
    error,
    retry: () => void mutate(),
    // Never under the key of another choice, which the visitor may have made while this quote was requested.
    replace: (quote: Answer<'quoteCreate'>) => void (isOf(quote, how) && put(key, quote, { revalidate: false })),
  }
}
