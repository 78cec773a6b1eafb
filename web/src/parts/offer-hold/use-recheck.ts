import { useState } from 'react'
import type { Schema } from '../../api/operations.ts'
import { useBooking } from '../../booking/use-booking.ts'
import { byCurrency, type Amount } from '../../domain/money/amounts.ts'
import type { Check, Renewed } from './check.ts'
import { useFlightCheck } from './flight-check.ts'
import { useRoomChecks } from './room-check.ts'

type Line = Schema<'CartLine'>

/** The result of a check: the offers at another price, or one that is no longer sold. */
export type Found =
  | { kind: 'changed'; before: Amount; now: Amount; renewed: readonly Renewed[] }
  | { kind: 'gone'; line: Line | undefined; address: string }

/**
 * Checks the price of a basket's offers again (decision 43.5): at the same price the new offers replace those that
 * expire; another price is for the visitor to decide.
 */
export function useRecheck(held: readonly Line[]) {
  const { change } = useBooking()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [found, setFound] = useState<Found>()
  const flights = useFlightCheck(held)
  const checks: readonly Check[] = [...(flights ? [flights] : []), ...useRoomChecks(held)]
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
  const take = async (renewed: readonly Renewed[]) => {
    for (const one of renewed) await one.take()
  }
  return {
    busy,
    failure,
    found,
    /** The page where other offers can be chosen. */
    again: checks[0]?.address ?? '',
    check: () =>
      attempt(async () => {
        const results = await Promise.all(checks.map(async (check) => ({ check, renewed: await check.find() })))
        const gone = results.find(({ renewed }) => renewed === undefined)?.check
        if (gone) return setFound({ kind: 'gone', line: gone.lines[0], address: gone.address })
        const renewed = results.flatMap((result) => result.renewed ?? [])
        const [before] = byCurrency(held.map(({ total, priceBefore }) => priceBefore ?? total))
        const [now] = byCurrency(renewed.map(({ total }) => total))
        if (!before || !now) return undefined
        if (before.value === now.value) return take(renewed)
        setFound({ kind: 'changed', before, now, renewed })
      }),
    accept: ({ renewed }: { renewed: readonly Renewed[] }) => attempt(() => take(renewed)),
    /** Accepts the current price of the lines (decision 28.3). */
    keep: () =>
      attempt(async () => {
        for (const { key, priceBefore } of held) {
          if (priceBefore) await change({ key: 'products', accept: key })
        }
      }),
    close: () => setFound(undefined),
  }
}
