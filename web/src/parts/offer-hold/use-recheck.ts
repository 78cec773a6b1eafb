import { useState } from 'react'
import type { Schema } from '../../api/operations.ts'
import { useBooking } from '../../booking/use-booking.ts'
import { byCurrency, type Amount } from '../../domain/money/amounts.ts'
import type { Check, RenewedOffers } from './check.ts'
import { useFlightCheck } from './flight-check.ts'
import { useRoomChecks } from './room-check.ts'

type Line = Schema<'CartLine'>

/** The result of a check: the offers have another price, or one of them is no longer sold. */
export type RecheckResult =
  | { kind: 'changed'; before: Amount; now: Amount; renewed: readonly RenewedOffers[] }
  | { kind: 'gone'; line: Line | undefined; address: string }

/**
 * Checks the price of a basket's offers again (decision 43.5). At the same price, the new offers replace the old ones
 * at once. Another price is returned as `result`, for the visitor to decide. `failure` is the error of the last call.
 */
export function useRecheck(lines: readonly Line[]) {
  const { change } = useBooking()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [result, setResult] = useState<RecheckResult>()
  const flights = useFlightCheck(lines)
  const checks: readonly Check[] = [...(flights ? [flights] : []), ...useRoomChecks(lines)]
  const run = async (task: () => Promise<void>) => {
    setBusy(true)
    setFailure(undefined)
    setResult(undefined)
    try {
      await task()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const putAllInBasket = async (renewed: readonly RenewedOffers[]) => {
    for (const offers of renewed) await offers.putInBasket()
  }
  return {
    busy,
    failure,
    result,
    /** The page where other offers can be chosen. */
    searchAddress: checks[0]?.address ?? '',
    check: () =>
      run(async () => {
        const results = await Promise.all(checks.map(async (check) => ({ check, renewed: await check.find() })))
        const unavailable = results.find(({ renewed }) => renewed === undefined)?.check
        if (unavailable) return setResult({ kind: 'gone', line: unavailable.lines[0], address: unavailable.address })
        const renewed = results.flatMap((checked) => checked.renewed ?? [])
        const [before] = byCurrency(lines.map(({ total, priceBefore }) => priceBefore ?? total))
        const [now] = byCurrency(renewed.map(({ total }) => total))
        if (!before || !now) return undefined
        if (before.value === now.value) return putAllInBasket(renewed)
        setResult({ kind: 'changed', before, now, renewed })
      }),
    accept: ({ renewed }: { renewed: readonly RenewedOffers[] }) => run(() => putAllInBasket(renewed)),
    /** Accepts the current price of the lines (decision 28.3). */
    acceptCurrent: () =>
      run(async () => {
        for (const { key, priceBefore } of lines) {
          if (priceBefore) await change({ key: 'products', accept: key })
        }
      }),
    close: () => setResult(undefined),
  }
}
