import { call } from '../../api/client.ts'
import type { Schema } from '../../api/operations.ts'
import { useToday } from '../../api/use-site.ts'
import { useBooking } from '../../booking/use-booking.ts'
import { isFlight } from '../../domain/cart/cart-line.ts'
import { encodeFlights } from '../../domain/flights/flight-address.ts'
import type { FlightSearch } from '../../domain/flights/flight-search.ts'
import { cultureOf } from '../../i18n/culture.ts'
import { useLocale, usePaths } from '../../i18n/use-locale.ts'
import { basketSearch } from './basket-search.ts'
import { storeFlightQuery } from './stored-flight-query.ts'
import { findCurrentOffers, recheckQuery } from './recheck.ts'
import type { Check } from './check.ts'

/** The check of the flights in a basket, which are bought together; undefined for a basket without flights. */
export function useFlightCheck(basketLines: readonly Schema<'CartLine'>[]): Check | undefined {
  const { cart } = useBooking()
  const today = useToday()
  const paths = usePaths()
  const culture = cultureOf(useLocale())
  const lines = basketLines.filter((line) => isFlight(line))
  if (lines.length === 0) return undefined
  const search = basketSearch(lines, today)
  return {
    lines,
    address: paths.flight(encodeFlights(withoutChoice(search))),
    find: async () => {
      const query = recheckQuery(search)
      const response = query && (await call('flightPrice', { body: { query, culture } }))
      const current = response && findCurrentOffers(lines, response.items.flights, search)
      return (
        current && {
          total: current.total,
          putInBasket: async () => {
            await cart({ kind: 'flights', lines: current.lines })
            storeFlightQuery(encodeFlights(search))
          },
        }
      )
    },
  }
}

/** The search without the chosen flights, so that its page offers all flights again. */
const withoutChoice = ({ out: _out, home: _home, ...search }: FlightSearch): FlightSearch => search
