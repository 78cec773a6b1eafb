import { useState } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { latestNavigation, useLocation } from '../../../address.ts'
import { messageOf, waitOf } from '../../../api/error-words.ts'
import { ApiError } from '../../../api/errors.ts'
import type { CartLineInput } from '../../../booking/line-input.ts'
import { useBooking } from '../../../booking/use-booking.ts'
import { encodeFlights } from '../../../domain/flights/flight-address.ts'
import type { ChosenTrip } from '../../../domain/flights/flight-choice.ts'
import { flightLines } from '../../../domain/flights/flight-line.ts'
import { basketParty } from '../../../domain/flights/flight-party.ts'
import type { FlightSearch } from '../../../domain/flights/flight-search.ts'
import { usePaths } from '../../../i18n/use-locale.ts'
import { storedFlightQuery, storeFlightQuery } from '../../../parts/offer-hold/stored-flight-query.ts'
import { showToast } from '../../../ui/overlays/toasts.ts'
import type { Flight } from '../request.ts'

/** Refusals of something that was on offer a moment ago: the displayed prices are outdated. */
const OUTDATED = new Set(['sold-out', 'expired', 'not-found'])

/** Whether a new attempt would be refused as well, until the prices have been requested again. */
export const isOutdated = (error: unknown): boolean => error instanceof ApiError && OUTDATED.has(error.kind)

const placeNow = () => location.pathname + location.search

/**
 * Adds a whole trip to the basket and opens it; the trip replaces the flights in the basket (decision 43.4). A visitor
 * who has chosen something else meanwhile, or another page, stays there.
 */
export function useTakeTrip(search: FlightSearch, refresh: () => void, onFailure: (error: unknown) => void) {
  const { cart } = useBooking()
  const { formatMessage } = useIntl()
  const [, navigate] = useLocation()
  const paths = usePaths()
  const [busy, setBusy] = useState(false)
  /** Says that the trip is in the basket, and offers the flights that it replaced back (decision 27.9). */
  const tell = (gone: readonly CartLineInput[] | undefined, address: string | undefined) => {
    if (!gone) return showToast(formatMessage({ id: 'cart.added' }))
    const failed = (error: unknown) => showToast(formatMessage({ id: messageOf(error) }, waitOf(error)))
    const putBack = async () => {
      // Without their prices, because the current ones apply.
      await cart({ kind: 'flights', lines: gone.map(({ price: _price, currency: _currency, ...line }) => line) })
      if (address) storeFlightQuery(address)
    }
    showToast(formatMessage({ id: 'cart.replaced' }), {
      label: formatMessage({ id: 'cart.undo' }),
      run: () => void putBack().catch(failed),
    })
  }
  const take = async (trip: ChosenTrip<Flight>) => {
    const [place, navigation] = [placeNow(), latestNavigation]
    setBusy(true)
    onFailure(undefined)
    try {
      const outcome = await cart({ kind: 'flights', lines: flightLines(trip, basketParty(search.party)) })
      const former = storedFlightQuery()
      storeFlightQuery(encodeFlights(search))
      tell(outcome?.gone, former)
      // A navigation whose page is still loading has begun, but has not changed the URL yet.
      if (placeNow() === place && navigation === latestNavigation) navigate(paths.cart())
    } catch (error) {
      if (isOutdated(error)) refresh()
      // Reported after the refresh, which clears the failure of an earlier attempt.
      onFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { take, busy }
}
