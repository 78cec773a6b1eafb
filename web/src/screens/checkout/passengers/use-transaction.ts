import useSWR from 'swr'
import { call } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import type { Answer } from '../../../api/operations.ts'
import type { Booking } from '../../../booking/change.ts'
import {
  forgetTransaction,
  keepTransaction,
  openTransaction,
  type OpenTransaction,
} from '../../../booking/open-transaction.ts'
import { useBooking } from '../../../booking/use-booking.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { heldOffers } from './held-offers.ts'

/** In which language and country the provider names things. */
const CULTURES: Record<Locale, string> = { en: 'en-US', ar: 'ar-SA' }

/** What the pages show prices in; the quote converts it to what is charged. */
const CURRENCY = 'TRY'

export type Transaction = {
  /** Undefined while it is being begun, and for a basket that needs none. */
  open: OpenTransaction | undefined
  error: ApiError | undefined
  /** Begins it anew, with the same offers. @throws ApiError */
  renew: () => Promise<OpenTransaction>
  retry: () => void
  /** Notes that everybody is named. */
  confirmed: (open: OpenTransaction) => void
}

/**
 * The transaction of a basket with offers of the provider: begun when the passengers are asked for, and found again after a
 * reload as long as it is open. Beginning is limited (decision 13), so that nothing begins it twice.
 */
export function useTransaction(booking: Booking): Transaction {
  const { refresh, ended } = useBooking()
  const culture = CULTURES[useLocale()]
  const offerIds = heldOffers(booking)
  const begin = async (): Promise<OpenTransaction> => {
    try {
      const transaction = await begun(offerIds, culture)
      const open = { offerIds, transaction, isConfirmed: false }
      keepTransaction(open)
      // From now on the transaction prices the lines: the booking has another version.
      await refresh()
      return open
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'session-expired') await ended()
      throw error
    }
  }
  const { data, error, mutate } = useSWR<OpenTransaction, ApiError>(
    offerIds.length > 0 ? ['transactionBegin', offerIds.toSorted().join()] : null,
    async () => openTransaction(offerIds, Date.now()) ?? (await begin()),
    { revalidateIfStale: false, revalidateOnReconnect: false, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return {
    open: data,
    error,
    renew: async () => {
      forgetTransaction()
      const open = await begin()
      await mutate(open, { revalidate: false })
      return open
    },
    retry: () => void mutate(),
    confirmed: (open) => {
      const named = { ...open, isConfirmed: true }
      keepTransaction(named)
      void mutate(named, { revalidate: false })
    },
  }
}

const begun = (offerIds: string[], culture: string): Promise<Answer<'transactionBegin'>> =>
  call(
    'transactionBegin',
    { body: { offerIds, currency: CURRENCY, culture } },
    { headers: { 'Idempotency-Key': crypto.randomUUID() } },
  )
