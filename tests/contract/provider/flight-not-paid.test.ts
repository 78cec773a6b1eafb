import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { begin, choose, name, prepareFlightBasket, paid, SEARCH } from './prepare-flight.ts'
import { person } from '../people.ts'
import { PROVIDER } from './provider-config.ts'
import { tickets } from './tickets.ts'
import { newKey, visitorOf } from '../visitor.ts'
import { quoted, unwrap } from '../prepare-basket.ts'
import { NOON, startTestSystem, type TestSystem } from '../test-system.ts'

const WAY = { method: 'creditcard', term: 'full' } as const
const cents = (amount?: { value: number }) => Math.round((amount?.value ?? Number.NaN) * 100)

/**
 * Each case has the age in minutes at which a search has expired: the agency's
 * offers expire earlier than the provider's.
 */
describe.each([
  ['through the agency', {}, -31],
  ['from the provider itself', PROVIDER, -211],
] as const)('what is not paid, %s', (_name, config, old) => {
  let system: TestSystem
  beforeAll(async () => {
    system = await startTestSystem(config)
  })
  afterAll(() => system.close())

  test('flights in the basket before a transaction is begun: priced by their offers, then by it, not payable before', async () => {
    const visitor = visitorOf(system)
    unwrap(await visitor.client.reservationStart())
    const chosen = await choose(visitor)
    const { booking } = await visitor.patch({ key: 'products', value: chosen.lines })
    await visitor.patch({ key: 'customer', value: (await prepareFlightBasket(system)).who.customer })
    const prepared = { visitor, who: undefined as never, booking }
    const early = await paid(system, prepared, (await quoted(prepared, WAY)).hash)
    expect(early.error).toMatchObject({ type: '/docs/errors/wrong-step' })

    const transaction = await begin(visitor, chosen)
    const unnamed = await paid(system, prepared, (await quoted(prepared, WAY)).hash)
    expect(unnamed.error).toMatchObject({ detail: 'The passengers are not confirmed' })
    unwrap(await name(visitor, transaction))
    expect(unwrap(await visitor.client.siteView()).booking?.totalAmount).toEqual(transaction.price)
  })

  test('ADB to TZX: the transaction begins 7 % dearer, and the basket says both prices', async () => {
    const query = { type: 1, origin: { id: 'ADB', type: 3 }, destination: { id: 'TZX', type: 3 } } as const
    const visitor = visitorOf(system)
    unwrap(await visitor.client.reservationStart())
    const body = { query: { ...query, departure: SEARCH.departure, adult: 1 } }
    const [flight] = unwrap(await visitor.client.flightPrice({ body })).items.flights
    const offer = flight?.offers[0]
    const offerId = offer?.offerId ?? ''
    const pax = { adults: 1, children: [] }
    const line = { key: 'way-1', type: 'flight', id: flight?.id ?? '', pax, route: 1, offerId, count: 1 } as const
    await visitor.patch({ key: 'products', value: [line] })
    const begun = await begin(visitor, { lines: [], offerIds: [offerId], shown: 0 })
    expect(begun.priceChanged).toBe(true)
    const [now] = unwrap(await visitor.client.siteView()).booking?.products ?? []
    expect(now?.total).toEqual(begun.price)
    expect(now?.priceBefore).toEqual(offer?.price)
    expect(cents(now?.total) / cents(offer?.price)).toBeCloseTo(1.07, 2)
  })

  test('ESB to DLM: the provider refuses after the payment, so that the money goes back and nothing is booked', async () => {
    const query = { ...SEARCH, origin: { id: 'ESB', type: 3 }, destination: { id: 'DLM', type: 3 } } as const
    const prepared = await prepareFlightBasket(system, query)
    const before = tickets(system).length
    const { paymentToken } = unwrap(await paid(system, prepared, (await quoted(prepared, WAY)).hash))
    const { state, bookingToken = '' } = unwrap(
      await prepared.visitor.client.paymentStatus({ path: { token: paymentToken } }),
    )
    expect(state).toBe('refund')
    expect(tickets(system)).toHaveLength(before)
    expect(unwrap(await visitorOf(system).client.bookingByToken({ path: { token: bookingToken } })).state).toBe(
      'refund',
    )
    const made = system.world.bookings.all().filter(({ booking }) => booking.completion !== undefined)
    expect(made).toEqual([])
  })

  test('C4 an offer that has expired is 409 expired: when it is added, begun, and when its basket is priced', async () => {
    const visitor = visitorOf(system)
    unwrap(await visitor.client.reservationStart())
    const chosen = await choose(visitor)
    await visitor.patch({ key: 'products', value: chosen.lines })
    system.world.setClock(NOON + 24 * 3_600_000)
    const prepared = { visitor, who: undefined as never, booking: undefined as never }
    await expect(quoted(prepared, WAY)).rejects.toThrow('/docs/errors/expired')
    const late = visitorOf(system)
    unwrap(await late.client.reservationStart())
    await expect(late.patch({ key: 'products', value: chosen.lines })).rejects.toThrow('/docs/errors/expired')
    await expect(begin(late, chosen)).rejects.toThrow('/docs/errors/expired')
    system.world.setClock()
  })

  describe('a hold of which less than 12 minutes are left at Pay (decision 17.13)', () => {
    const minutes = (count: number) => NOON + count * 60_000
    const wait = async (searched: number, begun: number) => {
      // Searches are cached for a while; here each needs its own time.
      void system.context.caches.clear()
      system.world.setClock(minutes(searched))
      const visitor = visitorOf(system)
      unwrap(await visitor.client.reservationStart())
      const chosen = await choose(visitor)
      system.world.setClock(minutes(begun))
      const transaction = await begin(visitor, chosen)
      unwrap(await name(visitor, transaction))
      await visitor.patch({ key: 'customer', value: person('Late', '4445566').customer })
      const { booking } = await visitor.patch({ key: 'products', value: chosen.lines })
      system.world.setClock(minutes(0))
      void system.context.caches.clear()
      return { prepared: { visitor, who: person('Late', '4445566'), booking }, transaction }
    }

    test('is begun anew with the same offers and travellers, and paid at the same price', async () => {
      const { prepared, transaction } = await wait(-10, -10)
      const quote = await quoted(prepared, WAY)
      const before = tickets(system).length
      const { paymentToken } = unwrap(await paid(system, prepared, quote.hash))
      expect(unwrap(await prepared.visitor.client.paymentStatus({ path: { token: paymentToken } })).state).toBe(
        'booked',
      )
      expect(tickets(system)).toHaveLength(before + 1)
      const record = system.world.bookings.all().find(({ booking }) => booking.flightTransaction?.reservationNumber)
      expect(record).toBeDefined()
      expect(record?.booking.flightTransaction?.transactionId).not.toBe(transaction.transactionId)
    })

    test('at another price its visitor is asked first, and nothing is charged', async () => {
      const { prepared } = await wait(-10, -10)
      const quote = await quoted(prepared, WAY)
      system.play('price-changed')
      const captures = system.world.payments.captures().length
      const { error } = await paid(system, prepared, quote.hash)
      system.play('normal')
      expect(error).toMatchObject({ type: '/docs/errors/price-changed', accepted: quote.total })
      expect(system.world.payments.captures()).toHaveLength(captures)
    })

    test('with offers that are over too it is expired', async () => {
      const { prepared } = await wait(old, -11)
      const { error } = await paid(system, prepared, (await quoted(prepared, WAY)).hash)
      expect(error).toMatchObject({ type: '/docs/errors/expired' })
    })
  })

  test('a transaction of another visitor is 404', async () => {
    const prepared = await prepareFlightBasket(system)
    const other = visitorOf(system)
    unwrap(await other.client.reservationStart())
    const { response } = await name(other, prepared.transaction)
    expect(response.status).toBe(404)
    const path = { transactionId: prepared.transaction.transactionId }
    const commit = await other.client.transactionCommit({ path, header: { 'Idempotency-Key': newKey() } })
    expect(commit.response.status).toBe(404)
  })

  test('an unknown offer is 404, and one for another party 422', async () => {
    const { visitor, chosen } = await prepareFlightBasket(system)
    const [line] = chosen.lines
    if (line === undefined) throw new Error('There is no line')
    const add = (change: object) =>
      visitor.send('reservationPatch', {
        header: { 'If-Match': '"4"' },
        body: { key: 'products', value: [{ ...line, ...change }] },
      })
    const view = unwrap(await visitor.client.siteView()).booking
    expect(view?.version).toBe(2)
    const ask = async (change: object) => {
      const { status } = await visitor.send('reservationPatch', {
        header: { 'If-Match': '"2"' },
        body: { key: 'products', value: [{ ...line, ...change }] },
      })
      return status
    }
    expect(await ask({ offerId: '13$3$nothing' })).toBe(404)
    expect(await ask({ offerId: line.offerId.replace(/[0-9](?=[^0-9]*$)/, '9') + '1' })).toBe(404)
    expect(await ask({ pax: { adults: 1, children: [] } })).toBe(422)
    expect((await add({})).status).toBe(412)
  })
})
