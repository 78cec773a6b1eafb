import { array, assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineOf } from '../../own-booking/testing/world.ts'
import type { Schemas } from '../../ports/contract.ts'
import { type PenaltyInput, netOf, penaltyOf } from './penalty.ts'

const NOW = Date.parse('2027-05-01T09:00:00Z')
const lira = (value: number): Schemas['Money'] => ({ value, currency: 'try' })

/** One paid line for 1,000 lira on 1 May 2027, with some properties replaced. */
function penaltyInput(
  change: Omit<Partial<PenaltyInput>, 'result'> & { result?: Partial<PenaltyInput['result']> } = {},
): PenaltyInput {
  const { result, ...rest } = change
  return {
    result: { lines: [lineOf({ total: lira(1000) })], paid: lira(1000), ...result },
    rates: { usd: 40, eur: 50, gbp: 60 },
    provided: new Set(),
    reservation: undefined,
    now: NOW,
    today: 20270501,
    ...rest,
  }
}

const line = (change: Parameters<typeof lineOf>[0]) =>
  penaltyInput({ result: { lines: [lineOf({ total: lira(1000), ...change })] } })
const free = { refundable: true, freeUntil: '2027-05-01T09:00:00Z' }
const flight = lineOf({ key: 'f1', type: 'flight', total: lira(1000) })
const provided = (reservation: PenaltyInput['reservation']) =>
  penaltyInput({ result: { lines: [flight] }, provided: new Set(['f1']), reservation })

describe('the penalty of an agency line follows the accepted terms', () => {
  test.each<[string, PenaltyInput, [cancelable: boolean, penalty: number, refund: number]]>([
    ['is free before the deadline', line({ cancellation: free }), [true, 0, 1000]],
    [
      'is free during the minute of the deadline',
      { ...line({ cancellation: free }), now: NOW + 59_999 },
      [true, 0, 1000],
    ],
    [
      'costs the full price one minute after the deadline',
      { ...line({ cancellation: free }), now: NOW + 60_000 },
      [true, 1000, 0],
    ],
    ['is free if refundable without a deadline', line({ cancellation: { refundable: true } }), [true, 0, 1000]],
    ['isRefundable:false = full penalty at once', line({ cancellation: { refundable: false } }), [true, 1000, 0]],
    ['cannot be cancelled on the first day', line({ checkIn: 20270501 }), [false, 1000, 0]],
    ['can be cancelled on the day before', line({ checkIn: 20270502 }), [true, 0, 1000]],
  ])('%s', (_rule, input, expected) => {
    const { cancelable, penalty, refund } = penaltyOf(input)
    expect([cancelable, penalty.value, refund.value]).toEqual(expected)
  })

  test('a line without terms cannot be cancelled online', () => {
    const { cancellation: _terms, ...silent } = lineOf({ total: lira(1000) })
    expect(penaltyOf(penaltyInput({ result: { lines: [silent] } }))).toMatchObject({ cancelable: false })
  })
})

describe("the provider's penalty is converted with the booking's own rates (decision 19.6)", () => {
  test.each<[string, PenaltyInput['reservation'], [cancelable: boolean, penalty: number]]>([
    ['in the same currency', { cancelable: true, penalty: lira(120.5) }, [true, 120.5]],
    ['in another currency', { cancelable: true, penalty: { value: 3, currency: 'eur' } }, [true, 150]],
    ['never more than the line', { cancelable: true, penalty: lira(4000) }, [true, 1000]],
    ['the provider does not allow cancellation', { cancelable: false, penalty: lira(0) }, [false, 1000]],
    ['the provider names no penalty', { cancelable: true, penalty: undefined }, [false, 1000]],
    ['the reservation is unknown', undefined, [false, 1000]],
  ])('%s', (_rule, reservation, expected) => {
    const { cancelable, penalty, lines } = penaltyOf(provided(reservation))
    expect([cancelable, penalty.value]).toEqual(expected)
    expect(lines).toMatchObject([{ keys: ['f1'], seller: 'provider', total: lira(1000) }])
  })

  test('the provider’s lines form one group, separate from those of the agency', () => {
    const lines = [flight, lineOf({ total: lira(500) }), { ...flight, key: 'f2' }]
    const terms = { cancelable: true, penalty: lira(300) }
    const result = penaltyOf(
      penaltyInput({ result: { lines, paid: lira(2500) }, provided: new Set(['f1', 'f2']), reservation: terms }),
    )
    expect(result).toMatchObject({ penalty: lira(300), refund: lira(2200) })
    expect(result.lines.map(({ keys, total }) => [keys, total.value])).toEqual([
      [['h12'], 500],
      [['f1', 'f2'], 2000],
    ])
  })
})

describe('the refund', () => {
  const nonRefundable = lineOf({ total: lira(1000), cancellation: { refundable: false } })
  test.each<[string, Partial<PenaltyInput['result']>, object]>([
    ['all that was paid, the cost of credit too', { paid: lira(1080) }, { refund: lira(1080) }],
    [
      'the cost of credit, which no penalty keeps (decision 26.3)',
      { lines: [nonRefundable], paid: lira(1080) },
      { penalty: lira(1000), refund: lira(80) },
    ],
    [
      'nothing of a deposit; its cost of credit is set off',
      { lines: [nonRefundable], paid: lira(320) },
      { refund: lira(0), stillDue: lira(680) },
    ],
    [
      'nothing of a deposit; the rest of the penalty is due',
      { lines: [nonRefundable], paid: lira(300) },
      { refund: lira(0), stillDue: lira(700) },
    ],
    [
      'less its share of a promotion',
      { lines: [nonRefundable], paid: lira(900), promotion: { code: 'TEN', discount: 10, amount: lira(100) } },
      { penalty: lira(900), refund: lira(0) },
    ],
  ])('%s', (_rule, result, expected) => {
    expect(penaltyOf(penaltyInput({ result }))).toMatchObject(expected)
  })

  test.each([0, 400, 1000])('returns the %i lira that have arrived for an unpaid hold', (arrived) => {
    const result = penaltyOf(penaltyInput({ result: { paid: lira(arrived) } }))
    expect(result).toMatchObject({ penalty: lira(0), refund: lira(arrived) })
  })

  test.each<[string, Schemas['Money'], boolean]>([
    ['in its own currency', lira(400), true],
    ['in another one, which a person cancels (decision 26.3)', { value: 8, currency: 'eur' }, false],
    ['nothing yet, whatever the currency of that', { value: 0, currency: 'eur' }, true],
  ])('what has arrived for a held booking %s', (_rule, paid, cancelable) => {
    expect(penaltyOf(penaltyInput({ result: { paid } })).cancelable).toBe(cancelable)
  })

  test('refunds at most the charge to the card, and the remainder by bank transfer', () => {
    const refundOf = (charged: number, lines = [lineOf({ total: lira(1000) })]) =>
      penaltyOf({ ...penaltyInput({ result: { lines } }), charged: lira(charged) })
    expect(refundOf(300)).toMatchObject({ refund: lira(1000), byTransfer: lira(700) })
    expect(refundOf(1000)).not.toHaveProperty('byTransfer')
    expect(refundOf(300, [nonRefundable])).not.toHaveProperty('byTransfer')
  })

  test('cannot be cancelled online if the paid amount is unknown', () => {
    const result = penaltyOf(penaltyInput({ result: { lines: [nonRefundable], paid: undefined } }))
    expect(result).toMatchObject({ cancelable: false, refund: lira(0) })
    expect(result).not.toHaveProperty('stillDue')
  })

  test('has no stillDue if money arrived in another currency', () => {
    const result = penaltyOf(penaltyInput({ result: { lines: [nonRefundable], paid: { value: 20, currency: 'eur' } } }))
    expect(result).not.toHaveProperty('stillDue')
  })

  test('the lines’ shares of a promotion add up to its amount exactly', () => {
    const totals = array(integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 30 })
    const exact = property(totals, integer({ min: 0, max: 20_000_000 }), (minors, reduction) => {
      const nets = netOf(
        minors.map((minor) => ({ total: lira(minor / 100) })),
        reduction,
      )
      const grossTotal = minors.reduce((sum, minor) => sum + minor, 0)
      expect(nets.reduce((sum, net) => sum + net, 0)).toBe(grossTotal - Math.min(grossTotal, reduction))
      expect(nets.every((net, at) => net >= 0 && net <= (minors[at] ?? 0))).toBe(true)
    })
    assert(exact, { seed: 4827 })
  })
})
