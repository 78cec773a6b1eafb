import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { ApiError } from '../api/errors.ts'
import type { Answer } from '../api/operations.ts'
import { useApi, type ApiKey } from '../api/use-api.ts'
import { useSite } from '../api/use-site.ts'
import type { CartIntent, CartOutcome } from '../domain/cart/cart.ts'
import type { BookingContext } from './actions.ts'
import type { Booking, BookingIntent } from './change.ts'
import type { CartLineInput } from './line-input.ts'
import { keptLines } from './kept-lines.ts'
import { loadAction } from '../tab/chunk-errors.ts'

const KEY: ApiKey = ['siteView', {}]

type BookingActions = {
  /** Replaces one area of the booking. Starts a booking when there is none. @throws ApiError */
  change: (intent: BookingIntent) => Promise<Booking>
  /** Applies an intent to the basket, such as adding or removing a line, and returns the outcome. @throws ApiError */
  cart: (intent: CartIntent<CartLineInput>) => Promise<CartOutcome<CartLineInput> | undefined>
  /** Applies a promotion code and returns whether it is valid. @throws ApiError */
  promote: (code: string) => Promise<Answer<'promotionQuery'>['status']>
  /** Reads the booking again, for example after a payment. */
  refresh: () => Promise<void>
  /** Call this when any other call reports that the session has expired: it keeps the lines for a new start. */
  endSession: () => Promise<void>
  /** Forgets the payment of the booking, once it has ended unpaid. */
  unpaid: () => Promise<void>
  /** Starts a new booking with the lines of the expired one. @throws ApiError */
  restart: () => Promise<Booking>
}

export type BookingState = BookingActions & {
  /** Undefined while unknown, as on the server; null when there is none. */
  booking: Booking | null | undefined
  /**
   * The payment of the booking, which another tab may have started (H4), or one whose response this browser missed: its
   * session no longer returns a booking (D12).
   */
  payment: Answer<'siteView'>['payment']
  error: ApiError | undefined
  /** Lines of an expired session, offered for a new start; empty otherwise. */
  kept: CartLineInput[]
}

/** The visitor's booking, which is part of the cached `siteView`, and the actions that change it. */
export function useBooking(): BookingState {
  // No revalidation: after a Pay whose response was lost, the old session returns no booking, and the next press of Pay
  // needs the cached one (D12, E3).
  const { data, error } = useApi('siteView', {}, { revalidateIfStale: false, revalidateOnReconnect: false })
  const actions = useBookingActions()
  const booking = error?.kind === 'session-expired' ? null : data?.booking
  return { ...actions, booking, payment: data?.payment, error, kept: booking === null ? keptLines() : [] }
}

/** The actions alone, for components that need not be rendered again when the booking changes. */
export function useBookingActions(): BookingActions {
  const { site } = useSite()
  const { cache, mutate } = useSWRConfig()
  const { options } = site
  return useMemo(() => actionsAt({ options, cache, mutate }), [options, cache, mutate])
}

/** The code that changes a booking is loaded with the first change, because most visitors only browse. */
const load = () => loadAction(() => import('./actions.ts'))

function actionsAt(context: BookingContext): BookingActions {
  return {
    change: async (intent) => (await (await load()).runIntent(context, intent)).booking,
    cart: async (cart) => (await (await load()).runIntent(context, { key: 'products', cart })).outcome,
    promote: async (code) => (await load()).applyCode(context, code),
    refresh: async () => void (await context.mutate(KEY)),
    endSession: async () => (await load()).endSession(context),
    unpaid: async () => (await load()).forgetPayment(context),
    restart: async () => (await load()).restart(context),
  }
}
