import { describe, expect, test } from 'vitest'
import { providerExample } from '../testing/provider.ts'
import { exampleOf } from '../testing/upstream.ts'
import { FIRST, problemOf, startProvider } from '../upstream/provider/testing/start.ts'
import { dueAt, reservationClient } from './reservation-client.ts'

const NUMBER = 'YK002576'

function start(markupRate = 0) {
  const gateway = startProvider()
  const view = exampleOf('siteView') as { site: object }
  gateway.upstream.on('siteView', () => ({ body: { ...view, site: { ...view.site, markupRate } } }))
  return { ...gateway, client: reservationClient(gateway.context, FIRST) }
}

describe("the provider's own penalty (decision 17.11)", () => {
  test('of the reason that costs least, with the markup that was on the price (decision 19.7)', async () => {
    const { client, provider } = start(10)
    const penalty = (id: string, amount: number, isCancelable = true) => ({
      reason: { id, name: 'x' },
      services: [],
      price: { amount, currency: 'EUR' },
      isCancelable,
    })
    provider.on('cancellationPenaltyList', () => ({
      body: { cancelPenalties: [penalty('1', 88.2), penalty('2', 40), penalty('3', 0, false)] },
    }))
    expect(await client.penalty(NUMBER)).toEqual({
      cancelable: true,
      penalty: { value: 44, currency: 'eur' },
      reason: '2',
    })
  })

  test.each<[string, string[] | undefined]>([
    ['not possible there', ['ReservationCanNotBeCancelled']],
    ['not known there', ['ReservationNotFound']],
    ['offered for no reason', undefined],
  ])('what is %s cannot be cancelled here', async (_why, codes) => {
    const { client, provider } = start()
    provider.on('cancellationPenaltyList', () => (codes ? { refused: codes } : { body: { cancelPenalties: [] } }))
    expect(await client.penalty(NUMBER)).toEqual({ cancelable: false, penalty: undefined })
  })

  test('a price in a currency that no basket holds cannot be accepted', async () => {
    const { client, provider } = start()
    const unknown = {
      reason: { id: '1', name: 'x' },
      services: [],
      price: { amount: 1, currency: 'CHF' },
      isCancelable: true,
    }
    provider.on('cancellationPenaltyList', () => ({ body: { cancelPenalties: [unknown] } }))
    expect(await client.penalty(NUMBER)).toMatchObject({ cancelable: false, penalty: undefined })
  })
})

describe('cancelling', () => {
  test('is sent once, with the reason that was shown', async () => {
    const { client, provider, context } = start()
    await client.cancel(NUMBER, '2', context.clock.now())
    expect(provider.of('reservationCancel').map(({ body }) => body)).toEqual([
      { reservationNumber: NUMBER, reason: '2' },
    ])
  })

  test.each([
    [0, false],
    [1, false],
    [2, true],
    [3, true],
    [9, false],
  ])('is seen by reservation status %i: %s', async (reservationStatus, expected) => {
    const { client, provider } = start()
    const { reservationData, ...body } = viewed()
    const data = { ...reservationData, reservationInfo: { ...reservationData.reservationInfo, reservationStatus } }
    provider.on('reservationView', () => ({ body: { ...body, reservationData: data } }))
    expect(await client.isCancelled(NUMBER)).toBe(expected)
  })

  test('F15: refuses a response about another reservation', async () => {
    const { client } = start()
    expect(await problemOf(client.isCancelled('OTHER01'))).toMatchObject({ name: 'upstream-contract' })
  })
})

/** The example reservation of the provider. */
const viewed = () =>
  providerExample('reservationView') as {
    reservationNumber: string
    reservationData: { reservationInfo: object }
  }

describe('through the agency: the step that holds at the moment', () => {
  const lira = (value: number) => ({ value, currency: 'try' }) as const
  const steps = [
    { from: '2027-05-10T00:00:00Z', price: lira(100) },
    { from: '2027-05-01T00:00:00Z', price: lira(50) },
  ]
  test.each([
    ['2027-04-30T23:59:59Z', 0],
    ['2027-05-01T00:00:00Z', 50],
    ['2027-05-09T23:59:59Z', 50],
    ['2027-05-10T00:00:00Z', 100],
  ])('%s: %i', (now, expected) => {
    expect(dueAt(steps, Date.parse(now), 'try')).toEqual(lira(expected))
  })

  test('no steps say nothing', () => {
    expect(dueAt([], 0, 'try')).toBeUndefined()
  })
})
