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
import { findAgain, recheckQuery } from './recheck.ts'
import type { Check } from './check.ts'

/** How to find the flights of a basket again, which are bought as one; undefined without flights. */
export function useFlightCheck(held: readonly Schema<'CartLine'>[]): Check | undefined {
  const { cart } = useBooking()
  const today = useToday()
  const paths = usePaths()
  const culture = cultureOf(useLocale())
  const lines = held.filter((line) => isFlight(line))
  if (lines.length === 0) return undefined
  const search = basketSearch(lines, today)
  return {
    lines,
    address: paths.flight(encodeFlights(withoutChoice(search))),
    find: async () => {
      const query = recheckQuery(search)
      const answer = query && (await call('flightPrice', { body: { query, culture } }))
      const same = answer && findAgain(lines, answer.items.flights, search)
      return (
        same && {
          total: same.total,
          take: async () => {
            await cart({ kind: 'flights', lines: same.lines })
            storeFlightQuery(encodeFlights(search))
          },
        }
      )
    },
  }
}

const withoutChoice = ({ out: _out, home: _home, ...search }: FlightSearch): FlightSearch => search
