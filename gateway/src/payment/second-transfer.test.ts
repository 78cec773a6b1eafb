import { describe, expect, test } from 'vitest'
import { handle as opsCaseSettle } from '../operations/partner/opsCaseSettle.ts'
import type { Schemas } from '../ports/contract.ts'
import { cardPaymentWorld, heldBookingWorld } from './testing/holding.ts'
import { requestOf } from './testing/requests.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const DEPOSIT = 6212.5

type Held = Awaited<ReturnType<typeof heldBookingWorld>>

/** Bookings that have ended, and for which transfers may still arrive. */
const ENDED_BOOKINGS = {
  'a held booking that has lapsed': async () => {
    const w = await heldBookingWorld()
    await w.passTo(0)
    return w
  },
  'a held booking that its visitor has cancelled': async () => {
    const w = await heldBookingWorld()
    await w.cancelByVisitor(0)
    await w.passTo(0)
    return w
  },
  'a deposit by card whose booking was cancelled': async () => {
    const w = await cardPaymentWorld()
    await w.cancelByVisitor(DEPOSIT)
    await w.pass(DAY)
    return w
  },
}

/** The cases of money to pay back by hand: state, amount and part by transfer. */
const refundCases = async (w: Pick<Held, 'cases'>) =>
  (await w.cases()).cases
    .filter(({ kind }) => kind === 'payment')
    .map(({ state, amount, byTransfer }) => [state, amount.value, byTransfer?.value])

const alerts = ({ lines }: Pick<Held, 'lines'>) => lines.filter((line) => line.includes('payment-alert')).length

describe.each(Object.entries(ENDED_BOOKINGS))(
  '%s, and another transfer after the first (decision 22.6)',
  (_what, endedBooking) => {
    /** A first transfer of 5,000 lira has arrived and has to be paid back. */
    async function afterFirstTransfer() {
      const w = await endedBooking()
      w.agency.receiveTransfer(5000)
      await w.pass(7 * HOUR)
      expect([await refundCases(w), alerts(w)]).toEqual([[['refund-task', 5000, 5000]], 1])
      return w
    }

    test('the case shows both transfers within hours, and an operator is alerted again', async () => {
      const w = await afterFirstTransfer()
      w.agency.receiveTransfer(8000)
      await w.pass(7 * HOUR)
      expect([await refundCases(w), alerts(w)]).toEqual([[['refund-task', 8000, 8000]], 2])
      await w.pass(7 * HOUR)
      expect(alerts(w)).toBe(2)
    })

    test('the case shows both transfers as soon as the page is opened', async () => {
      const w = await afterFirstTransfer()
      w.agency.receiveTransfer(8000)
      w.time.now += 2000
      await w.result()
      expect(await refundCases(w)).toEqual([['refund-task', 8000, 8000]])
    })

    test('returns `wrong-step` when the refunded amount is not the amount of both transfers', async () => {
      const w = await afterFirstTransfer()
      const [shown] = (await w.cases()).cases.filter(({ kind }) => kind === 'payment')
      w.agency.receiveTransfer(8000)
      await w.pass(7 * HOUR)
      const settle = (amount: Schemas['Money']) => {
        const params = { path: { id: shown?.id ?? '' }, query: {}, header: {} } as never
        const body = { act: 'refunded', state: 'refund-task', amount } as const
        return opsCaseSettle({ ...requestOf(null), by: 'back office', params, body }, w.context)
      }
      await expect(settle({ value: 5000, currency: 'try' })).rejects.toMatchObject({ name: 'wrong-step' })
      await expect(settle({ value: 8000, currency: 'eur' })).rejects.toMatchObject({ name: 'wrong-step' })
      expect((await settle({ value: 8000, currency: 'try' })).body).toMatchObject({ state: 'refunded', open: false })
    })

    test('the case stays as it is when the agency reports a smaller amount', async () => {
      const w = await afterFirstTransfer()
      w.agency.receiveTransfer(3000)
      await w.pass(7 * HOUR)
      expect([await refundCases(w), alerts(w)]).toEqual([[['refund-task', 5000, 5000]], 1])
    })

    test('the checks end after a week', async () => {
      const w = await afterFirstTransfer()
      await w.pass(8 * DAY)
      await w.pass(DAY)
      expect(await w.running()).toBe(0)
    })
  },
)
