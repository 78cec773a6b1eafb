import { useMemo } from 'react'
import { useSWRConfig, type Cache, type ScopedMutator } from 'swr'
import { ApiError } from '../api/errors.ts'
import type { Answer } from '../api/operations.ts'
import { keyText, useApi, type ApiKey } from '../api/use-api.ts'
import { useSite } from '../api/use-site.ts'
import type { CartMode } from '../domain/cart-line.ts'
import type { CartIntent, CartOutcome } from '../domain/cart.ts'
import { bookingCalls } from './calls.ts'
import { changeBooking, type Booking, type BookingIntent, type CartLineInput } from './change.ts'
import { dropKeptLines, keepLines, keptLines } from './kept-lines.ts'
import { tellOtherTabs } from './other-tabs.ts'

const KEY: ApiKey = ['siteView', {}]

export type BookingActions = {
  /** Replaces an area of the booking. Starts one when there is none. @throws ApiError */
  change: (intent: BookingIntent) => Promise<Booking>
  /** Adds, removes or counts a line and tells what became of it. @throws ApiError */
  cart: (intent: CartIntent<CartLineInput>) => Promise<CartOutcome | undefined>
  /** Reads the booking again, as after a payment. */
  refresh: () => Promise<void>
  /** Starts a new booking with the lines of the one whose session is over. @throws ApiError */
  restart: () => Promise<Booking>
}

export type BookingState = BookingActions & {
  /** Undefined while it is not known yet, as on the server; null when there is none. */
  booking: Booking | null | undefined
  error: ApiError | undefined
  /** Lines of a session that is over, offered for a new start; empty otherwise. */
  kept: CartLineInput[]
}

/** The visitor's booking: a part of the cached `siteView`, fetched by the browser only. */
export function useBooking(): BookingState {
  const { site } = useSite()
  const { data, error } = useApi('siteView', {}, { revalidateIfStale: false, revalidateOnReconnect: true })
  const { cache, mutate } = useSWRConfig()
  const mode: CartMode = site.options.searchTypeOption === 'paximum' ? 'provider' : 'own'
  const actions = useMemo(() => actionsFor(mode, cache, mutate), [mode, cache, mutate])
  const booking = error?.kind === 'session-expired' ? null : data?.booking
  const kept = booking === null ? keptLines() : []
  return { ...actions, booking, error, kept }
}

/** Changes go one after the other: each is made on what the one before has left. */
let queue: Promise<unknown> = Promise.resolve()

function actionsFor(mode: CartMode, cache: Cache, mutate: ScopedMutator): BookingActions {
  const view = () => cache.get(keyText(...KEY))?.data as Answer<'siteView'> | undefined
  const put = async (booking: Booking | null) => {
    const shown = view()
    await mutate(KEY, shown && { ...shown, booking }, { revalidate: shown === undefined })
  }
  const run = (intent: BookingIntent) => {
    const turn = queue.then(async () => {
      const known = view()?.booking
      try {
        const changed = await changeBooking(known, intent, mode, bookingCalls)
        await put(changed.booking)
        tellOtherTabs()
        return changed
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'session-expired') {
          keepLines(known)
          await put(null)
        }
        throw error
      }
    })
    queue = turn.catch(() => undefined)
    return turn
  }
  const change = async (intent: BookingIntent) => (await run(intent)).booking
  return {
    change,
    cart: async (cart) => (await run({ key: 'products', cart })).outcome,
    refresh: async () => void (await mutate(KEY)),
    restart: async () => {
      const booking = await change({ key: 'products', lines: keptLines() })
      dropKeptLines()
      return booking
    },
  }
}
