import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { ApiError } from '../api/errors.ts'
import type { Answer } from '../api/operations.ts'
import { useApi, type ApiKey } from '../api/use-api.ts'
import { useSite } from '../api/use-site.ts'
import { modeOf } from '../domain/cart/cart-line.ts'
import type { CartIntent, CartOutcome } from '../domain/cart/cart.ts'
import type { BookingPlace } from './actions.ts'
import type { Booking, BookingIntent, CartLineInput } from './change.ts'
import { keptLines } from './kept-lines.ts'
import { loadAction } from './lost-files.ts'

const KEY: ApiKey = ['siteView', {}]

type BookingActions = {
  /** Replaces an area of the booking. Starts one when there is none. @throws ApiError */
  change: (intent: BookingIntent) => Promise<Booking>
  /** Adds, removes or counts a line and tells what became of it. @throws ApiError */
  cart: (intent: CartIntent<CartLineInput>) => Promise<CartOutcome | undefined>
  /** Applies a promotion code, and answers whether it holds. @throws ApiError */
  promote: (code: string) => Promise<Answer<'promotionQuery'>['status']>
  /** Reads the booking again, as after a payment. */
  refresh: () => Promise<void>
  /** To be called when any other call than these finds that the session is over: the lines are kept. */
  ended: () => Promise<void>
  /** Starts a new booking with the lines of the one whose session is over. @throws ApiError */
  restart: () => Promise<Booking>
}

export type BookingState = BookingActions & {
  /** Undefined while it is not known yet, as on the server; null when there is none. */
  booking: Booking | null | undefined
  /** A payment whose answer this browser has missed: its session reads no booking any more (D12). */
  payment: Answer<'siteView'>['payment']
  error: ApiError | undefined
  /** Lines of a session that is over, offered for a new start; empty otherwise. */
  kept: CartLineInput[]
}

/** The visitor's booking: a part of the cached `siteView`, fetched by the browser only. */
export function useBooking(): BookingState {
  const { site } = useSite()
  // After a Pay whose answer was lost the old session reads no booking any more; the next press asks with the known one
  // (D12, E3).
  const { data, error } = useApi('siteView', {}, { revalidateIfStale: false, revalidateOnReconnect: false })
  const { cache, mutate } = useSWRConfig()
  const mode = modeOf(site.options)
  const actions = useMemo(() => actionsAt({ mode, cache, mutate }), [mode, cache, mutate])
  const booking = error?.kind === 'session-expired' ? null : data?.booking
  // A basket that was begun since goes before it.
  const payment = booking === null ? data?.payment : undefined
  return { ...actions, booking, payment, error, kept: booking === null ? keptLines() : [] }
}

/** What changes a booking is loaded with the first change: most visitors only look. */
const load = () => loadAction(() => import('./actions.ts'))

function actionsAt(place: BookingPlace): BookingActions {
  return {
    change: async (intent) => (await (await load()).runIntent(place, intent)).booking,
    cart: async (cart) => (await (await load()).runIntent(place, { key: 'products', cart })).outcome,
    promote: async (code) => (await load()).applyCode(place, code),
    refresh: async () => void (await place.mutate(KEY)),
    ended: async () => (await load()).endSession(place),
    restart: async () => (await load()).restart(place),
  }
}
