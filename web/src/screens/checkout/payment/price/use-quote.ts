import useSWR, { useSWRConfig } from 'swr'
import { ApiError } from '../../../../api/errors.ts'
import type { Answer } from '../../../../api/operations.ts'
import { useChargeCurrency } from '../../../../booking/currency/charge-currency.ts'
import { useBooking } from '../../../../booking/use-booking.ts'
import type { Booking } from '../../../../booking/change.ts'
import { isPriceOf, priceInputsOf } from '../../../../domain/payment/choice.ts'
import { requestOf } from '../../../../domain/cart/on-request.ts'
import { useLocale } from '../../../../i18n/use-locale.ts'
import type { ChoiceState } from '../method/use-choice.ts'
import { askPrice, REQUEST } from './ask-price.ts'

/**
 * The quote for a booking and a payment choice. Without a booking nothing is requested. A quote belongs to one version
 * of the booking and is not refreshed: it stays on the screen until the visitor accepts another one, which `replace`
 * sets. While a new choice is being priced, `quote` is still the previous one and `pending` is true.
 */
export function useQuote(booking: Booking | undefined, { choice, onRefused }: ChoiceState) {
  const { endSession, refresh } = useBooking()
  const { currency } = useChargeCurrency()
  const language = useLocale()
  const isRequest = requestOf(booking?.products ?? []) !== 'none'
  const pricedChoice = isRequest ? REQUEST : priceInputsOf(choice)
  const requestQuote = async () => {
    try {
      return await askPrice(pricedChoice, [], { toCurrency: currency, language })
    } catch (reason) {
      if (reason instanceof ApiError && reason.kind === 'session-expired') await endSession()
      if (reason instanceof ApiError && reason.status === 422) {
        // A room may have changed to on request since the basket was read.
        await refresh()
        if (!isRequest) onRefused(choice)
      }
      throw reason
    }
  }
  // The start of the booking is part of the key, because versions are counted per booking.
  const key = booking ? ['quoteCreate', currency, booking.created.date, booking.version, pricedChoice] : null
  const { mutate: setCached } = useSWRConfig()
  const { data, error, mutate, isLoading } = useSWR<Answer<'quoteCreate'>, ApiError>(key, requestQuote, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
    keepPreviousData: true,
  })
  const isCurrent = data && isPriceOf(data, pricedChoice) && data.total.currency === currency
  return {
    quote: data,
    /** The displayed quote is not for the current choice; the new one is being requested. */
    pending: isLoading || !isCurrent,
    error,
    retry: () => void mutate(),
    // Ignores a quote of an earlier choice: the visitor may have chosen again since it was requested.
    replace: (quote: Answer<'quoteCreate'>) =>
      void (isPriceOf(quote, pricedChoice) && setCached(key, quote, { revalidate: false })),
  }
}
