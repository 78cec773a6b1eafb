import useSWR from 'swr'
import { call } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import type { Answer } from '../../../api/operations.ts'
import { serverNow } from '../../../api/server-time.ts'
import type { Booking } from '../../../booking/change.ts'
import {
  forgetTransaction,
  keepTransaction,
  openTransaction,
  type OpenTransaction,
} from '../../../booking/open-transaction.ts'
import { useBooking } from '../../../booking/use-booking.ts'
import { applyFailSoft } from '../../../domain/fail-soft.ts'
import { cultureOf } from '../../../i18n/culture.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { heldOffers } from './held-offers.ts'

/** The currency of displayed prices; the quote converts it to the charge currency. */
const CURRENCY = 'TRY'

/** The transaction of the offers in the basket, and what can be done with it. */
export type Transaction = {
  /** Undefined while it is being begun, and for a basket that needs none. */
  open: OpenTransaction | undefined
  error: ApiError | undefined
  /** Begins it again, with the same offers. @throws ApiError */
  renew: () => Promise<OpenTransaction>
  retry: () => void
  /** Stores that the passengers are confirmed. */
  markConfirmed: (open: OpenTransaction) => void
}

/**
 * The transaction of a basket with provider offers. It begins when the passenger form is shown, and a reload finds it
 * again while it is open. Begins are rate-limited (decision 13), so it never begins twice.
 */
export function useTransaction(booking: Booking): Transaction {
  const { refresh, endSession } = useBooking()
  const culture = cultureOf(useLocale())
  const offerIds = heldOffers(booking)
  const begin = async (): Promise<OpenTransaction> => {
    try {
      const transaction = await callBegin(offerIds, culture)
      const open = { offerIds, transaction, isConfirmed: false }
      keepTransaction(open)
      // The transaction now prices the lines, which changed the version of the booking.
      await refresh()
      return open
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'session-expired') await endSession()
      throw error
    }
  }
  const { data, error, mutate } = useSWR<OpenTransaction, ApiError>(
    offerIds.length > 0 ? ['transactionBegin', offerIds.toSorted().join()] : null,
    async () => openTransaction(offerIds, serverNow()) ?? (await begin()),
    { revalidateIfStale: false, revalidateOnReconnect: false, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const result = applyFailSoft('transactionBegin', { data, error })
  return {
    open: result.data,
    error: result.failure,
    renew: async () => {
      forgetTransaction()
      const open = await begin()
      await mutate(open, { revalidate: false })
      return open
    },
    retry: () => void mutate(),
    markConfirmed: (open) => {
      const confirmed = { ...open, isConfirmed: true }
      keepTransaction(confirmed)
      void mutate(confirmed, { revalidate: false })
    },
  }
}

const callBegin = (offerIds: string[], culture: string): Promise<Answer<'transactionBegin'>> =>
  call(
    'transactionBegin',
    { body: { offerIds, currency: CURRENCY, culture } },
    { headers: { 'Idempotency-Key': crypto.randomUUID() } },
  )
