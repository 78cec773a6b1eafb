import { useState } from 'react'
import { call } from '../../api/client.ts'
import type { Schema } from '../../api/operations.ts'
import { useToday } from '../../api/use-site.ts'
import { useBooking } from '../../booking/use-booking.ts'
import { isFlight } from '../../domain/cart/cart-line.ts'
import { encodeFlights } from '../../domain/flights/flight-address.ts'
import type { FlightLine } from '../../domain/flights/flight-line.ts'
import type { FlightSearch } from '../../domain/flights/flight-search.ts'
import { decodeFlights } from '../../domain/flights/read-flight-address.ts'
import { byCurrency, type Amount } from '../../domain/money/amounts.ts'
import { recallFlights, rememberFlights } from './flight-memory.ts'
import { foundAgain, recheckQuery, searchOfLines } from './recheck.ts'

type Line = Schema<'CartLine'>

/** The result of a check: the flights at another price, or no longer available. */
export type Found = { kind: 'changed'; before: Amount; now: Amount; lines: FlightLine[] } | { kind: 'gone' }

/**
 * Checks the price of a basket's flights again (decision 43.5): at the same price the new offers replace those that
 * expire; another price is for the visitor to decide.
 */
export function useRecheck(products: readonly Line[]) {
  const { cart, change } = useBooking()
  const today = useToday()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [found, setFound] = useState<Found>()
  const flights = products.filter((line) => isFlight(line))
  const remembered = recallFlights()
  const known = remembered === undefined ? undefined : decodeFlights(remembered, today).search
  const search = searchOfLines(flights, known, today)
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setFailure(undefined)
    setFound(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const take = async (lines: FlightLine[]) => {
    await cart({ kind: 'flights', lines })
    rememberFlights(encodeFlights(search))
  }
  return {
    busy,
    failure,
    found,
    /** The query of the list with the same search, where other flights can be chosen. */
    again: encodeFlights(withoutChoice(search)),
    check: () =>
      attempt(async () => {
        const query = recheckQuery(search)
        const answer = query && (await call('flightPrice', { body: { query } }))
        const same = answer && foundAgain(flights, answer.items.flights, search)
        const [before] = byCurrency(flights.map(({ total, priceBefore }) => priceBefore ?? total))
        if (!same || !before) return setFound({ kind: 'gone' })
        if (before.value === same.total.value) return take(same.lines)
        setFound({ kind: 'changed', before, now: same.total, lines: same.lines })
      }),
    accept: (lines: FlightLine[]) => attempt(() => take(lines)),
    /** Accepts the current price of the lines (decision 28.3). */
    keep: () =>
      attempt(async () => {
        for (const { key, priceBefore } of flights) {
          if (priceBefore) await change({ key: 'products', accept: key })
        }
      }),
    close: () => setFound(undefined),
  }
}

const withoutChoice = ({ out: _out, home: _home, ...search }: FlightSearch): FlightSearch => search
