import { describe, expect, it } from 'vitest'
import { createMockHarness, NOW, type MockHarness } from '../../../testing/harness.ts'
import {
  begin,
  begun,
  commit,
  FLIGHT,
  flightsOf,
  HOTEL_SEARCH,
  namesFor,
  offerOf,
  ROUND,
  services,
  update,
} from '../../../testing/paximum.ts'
import type { Schema } from '../../../world/basics/schemas.ts'

const MINUTE = 60_000
const to = (from: string, destination: string) => ({
  ...FLIGHT,
  origin: { id: from, type: 3 },
  destination: { id: destination, type: 3 },
})
const refused = (name: string, status = 409) => ({ status, body: { type: `/problems/${name}` } })

/** Offers of both legs of a round trip, with all group keys. */
async function ways(mock: MockHarness, query: object = ROUND) {
  const flights = await flightsOf(mock, query)
  const idsOf = (route: number) =>
    flights
      .filter(({ legs }) => legs[0]?.route === route)
      .flatMap(({ offers }) => offers)
      .flatMap(({ offerIds, price, isPackageOffer }) =>
        offerIds.map(({ groupKey, offerId }) => ({ groupKey, offerId, price: price.value, isPackageOffer })),
      )
  return { out: idsOf(1), back: idsOf(2) }
}

it('a newer transaction of a booking gives the older one back (decision 17.15)', async () => {
  const mock = await createMockHarness()
  const { sessionId, transaction: older } = await begun(mock, to('SAW', 'BER'))
  const bind = (transactionId: string) =>
    mock.call('reservationPatch', { sessionId, body: { key: 'flightTransaction', value: { transactionId } } })
  const stateOf = (id: string) => mock.world.transactions.held.own(id, sessionId).state
  await bind(older.transactionId)
  expect(stateOf(older.transactionId)).toBe(4)
  const { offerId } = await offerOf(mock, to('SAW', 'BER'))
  const { body: newer } = await begin(mock, sessionId, [offerId])
  await bind(newer.transactionId)
  expect([older, newer].map(({ transactionId }) => stateOf(transactionId))).toEqual([6, 4])
})

describe('transactionBegin', () => {
  it('asks for everybody who travels, with titles and days of birth that fit', async () => {
    const search = { ...to('SAW', 'BER'), adult: 1, child: 1, infant: 1 }
    const { transaction } = await begun(await createMockHarness(), search)
    expect(transaction).toMatchObject({ status: 4, priceChanged: false })
    expect(transaction.travellers).toMatchObject([
      {
        travellerId: '1',
        type: 1,
        availableTitles: [1, 2, 3, 4],
        birthDateFrom: 19170522,
        birthDateTo: 20150521,
        isLeader: true,
      },
      {
        travellerId: '2',
        type: 2,
        availableTitles: [5],
        birthDateFrom: 20150522,
        birthDateTo: 20250521,
        isLeader: false,
      },
      {
        travellerId: '3',
        type: 3,
        availableTitles: [6],
        birthDateFrom: 20250522,
        birthDateTo: 20270521,
        isLeader: false,
      },
    ])
    expect(transaction.travellers[0]?.requiredFields).toEqual(expect.arrayContaining(['passportInfo', 'leaderEmail']))
  })

  it('costs what was shown, in the currency that is asked for, and lives twenty minutes', async () => {
    const mock = await createMockHarness()
    const { offerId, price } = await offerOf(mock)
    const { body } = await begin(mock, await mock.start(), [offerId])
    expect(body.price).toEqual(price)
    expect(Date.parse(body.expiresOn) - NOW).toBe(20 * MINUTE)
    const { body: other } = await begin(mock, await mock.start(), [offerId], { currency: 'EUR' })
    expect(other.price).toEqual({ value: Math.round((price.value * 100) / 52.9) / 100, currency: 'eur' })
    expect(other.priceChanged).toBe(false)
  })

  it('sells two ways under one key for their sum', async () => {
    const mock = await createMockHarness()
    const { out, back } = await ways(mock)
    const one = out.find(({ isPackageOffer }) => !isPackageOffer)
    const other = back.find(({ groupKey }) => groupKey === one?.groupKey)
    const { body } = await begin(mock, await mock.start(), [one?.offerId ?? '', other?.offerId ?? ''])
    expect(body.price.value).toBeCloseTo((one?.price ?? 0) + (other?.price ?? 0), 2)
    expect(body.services.map(({ route }) => route)).toEqual([1, 2])
  })

  it('sells a package for the higher of its two prices', async () => {
    const mock = await createMockHarness()
    const { out, back } = await ways(mock, { ...to('AYT', 'FRA'), type: 2, return: 20270526 })
    const one = out.find(({ isPackageOffer }) => isPackageOffer)
    const other = back.find(({ isPackageOffer }) => isPackageOffer)
    const { body } = await begin(mock, await mock.start(), [one?.offerId ?? '', other?.offerId ?? ''])
    expect(body.price.value).toBe(Math.max(one?.price ?? 0, other?.price ?? 0))
    expect(body).toMatchObject({ priceChanged: false })
  })

  it('refuses offers that do not belong together', async () => {
    const mock = await createMockHarness()
    const sessionId = await mock.start()
    const { out, back } = await ways(mock)
    const [one] = out
    const strange = back.find(({ groupKey }) => groupKey !== one?.groupKey)
    const alone = (await offerOf(mock)).offerId
    const sets = [
      [one?.offerId],
      [one?.offerId, strange?.offerId],
      [one?.offerId, out[1]?.offerId],
      [alone, one?.offerId],
    ]
    for (const set of sets) {
      expect(
        await begin(
          mock,
          sessionId,
          set.map((id) => id ?? ''),
        ),
      ).toMatchObject(refused('wrong-step'))
    }
  })

  it('raises the price on its magic route', async () => {
    const mock = await createMockHarness()
    const { offerId, price } = await offerOf(mock, to('ADB', 'TZX'))
    const { body } = await begin(mock, await mock.start(), [offerId])
    expect(body.priceChanged).toBe(true)
    expect(body.price.value).toBeCloseTo(price.value * 1.07, 1)
  })

  it('reports a price that has changed since the search', async () => {
    const mock = await createMockHarness()
    const { offerId, price } = await offerOf(mock)
    mock.world.setScenario('price-changed')
    const { body } = await begin(mock, await mock.start(), [offerId])
    expect(body.priceChanged).toBe(true)
    expect(body.price.value).toBeGreaterThan(price.value)
  })

  it('refuses offers that have expired, are sold out or do not exist', async () => {
    const mock = await createMockHarness()
    const sessionId = await mock.start()
    const { offerId } = await offerOf(mock)
    for (const none of ['x', offerId.replace('X1', 'X9'), `${offerId}0000000000000`]) {
      expect(await begin(mock, sessionId, [none])).toMatchObject(refused('not-found', 404))
    }
    mock.world.setScenario('sold-out')
    expect(await begin(mock, sessionId, [offerId])).toMatchObject(refused('sold-out'))
    mock.world.setScenario('normal')
    mock.world.setClock(NOW + 31 * MINUTE)
    expect(await begin(mock, sessionId, [offerId])).toMatchObject(refused('expired'))
  })

  it('takes a hotel as well', async () => {
    const mock = await createMockHarness()
    const found = await mock.call<{ items: Schema<'ProviderHotelSearchResult'> }>('providerHotelPrice', {
      body: { ...HOTEL_SEARCH, roomCriteria: [{ adult: 2, childAges: [1, 7] }] },
    })
    const [offer] = found.body.items.hotels[0]?.offers ?? []
    const { body } = await begin(mock, await mock.start(), [offer?.offerId ?? ''])
    expect(body.price).toEqual(offer?.price)
    expect(body.travellers.map(({ type }) => type)).toEqual([1, 1, 3, 2])
  })
})

describe('transactionUpdate', () => {
  it('names everybody, and can be repeated', async () => {
    const mock = await createMockHarness()
    const { sessionId, transaction } = await begun(mock)
    for (const note of ['first', 'second']) {
      const { status, body } = await update(mock, sessionId, transaction, { reservationNote: note })
      expect([status, body.reservationNote, body.travellers[0]?.name]).toEqual([200, note, 'Defne'])
    }
  })

  it.each<[string, (names: Schema<'ProviderTravellerInput'>[]) => object[]]>([
    ['one too few', (names) => names.slice(1)],
    ['one twice', (names) => names.map((one) => ({ ...one, travellerId: '1' }))],
    ['nobody who leads', (names) => names.map((one) => ({ ...one, isLeader: false }))],
    ['two who lead', (names) => names.map((one) => ({ ...one, isLeader: true, address: { email: 'a@b.example' } }))],
    ['a child that is too old', (names) => names.map((one) => ({ ...one, birthDate: 19900101 }))],
    ['a title that does not fit', (names) => names.map((one) => ({ ...one, title: 1 }))],
    ['no day of birth', (names) => names.map((one) => ({ ...one, birthDate: undefined }))],
    ['no identity number of a citizen', (names) => names.map((one) => ({ ...one, identityNumber: undefined }))],
    ['no address of who leads', (names) => names.map((one) => ({ ...one, address: undefined }))],
  ])('refuses %s', async (_case, change) => {
    const mock = await createMockHarness()
    const { sessionId, transaction } = await begun(mock, { ...FLIGHT, child: 1 })
    const travellers = change(namesFor(transaction))
    expect(await update(mock, sessionId, transaction, { travellers })).toMatchObject(refused('travellers-refused', 422))
    expect(await commit(mock, sessionId, transaction.transactionId)).toMatchObject(refused('travellers-refused', 422))
  })

  it('warns of a similar reservation, but allows the commit', async () => {
    const mock = await createMockHarness()
    const first = await begun(mock)
    await update(mock, first.sessionId, first.transaction)
    await commit(mock, first.sessionId, first.transaction.transactionId)
    const { sessionId, transaction } = await begun(mock)
    const { body } = await update(mock, sessionId, transaction)
    expect(body.messages).toMatchObject([{ type: 4, code: 'DuplicateReservationFound' }])
    expect((await commit(mock, sessionId, transaction.transactionId)).status).toBe(200)
  })
})

describe('serviceAdd and serviceRemove', () => {
  it('change what it costs, and leave what was ordered', async () => {
    const mock = await createMockHarness()
    const { sessionId, transaction } = await begun(mock, { ...FLIGHT, adult: 2 })
    const { transactionId } = transaction
    const offers = [{ offerId: '13$11$bag10', travellers: ['2'] }, { offerId: '13$11$seat' }]
    const { body: more } = await services(mock, 'serviceAdd', sessionId, { transactionId, offers })
    // Both prices include the site's markup of 4 %.
    expect(more.price.value).toBeCloseTo(transaction.price.value + 436.8 + 2 * 187.2, 2)
    expect(more.services.map(({ removable }) => removable)).toEqual([false, true, true])
    const { body: less } = await services(mock, 'serviceRemove', sessionId, { transactionId, services: ['2', '3'] })
    expect(less).toEqual(transaction)
    const own = { transactionId, services: ['1'] }
    expect(await services(mock, 'serviceRemove', sessionId, own)).toMatchObject(refused('wrong-step'))
    const wrong = { transactionId, offers: [{ offerId: '13$11$late' }] }
    expect(await services(mock, 'serviceAdd', sessionId, wrong)).toMatchObject(refused('not-found', 404))
  })
})

describe('transactionCommit', () => {
  it('books once', async () => {
    const mock = await createMockHarness()
    const { sessionId, transaction } = await begun(mock)
    await update(mock, sessionId, transaction)
    const { body } = await commit(mock, sessionId, transaction.transactionId)
    expect(body).toMatchObject({ processStatus: 1, status: 1 })
    expect(body.reservationNumber).toMatch(/^PX[0-9A-Z]{8}$/)
    expect(await commit(mock, sessionId, transaction.transactionId)).toMatchObject(refused('wrong-step'))
  })

  it('errors on its magic route, books nothing, and stays errored', async () => {
    const mock = await createMockHarness()
    const { sessionId, transaction } = await begun(mock, to('ESB', 'DLM'))
    await update(mock, sessionId, transaction)
    const { status, body } = await commit(mock, sessionId, transaction.transactionId)
    expect([status, body]).toEqual([200, { transactionId: transaction.transactionId, processStatus: 2, status: 0 }])
    expect(await commit(mock, sessionId, transaction.transactionId)).toMatchObject(refused('wrong-step'))
    expect(mock.world.transactions.held.booked()).toHaveLength(3)
  })

  it('is refused like every other call after twenty minutes, which no call extends', async () => {
    const mock = await createMockHarness()
    const { sessionId, transaction } = await begun(mock)
    const { transactionId } = transaction
    mock.world.setClock(NOW + 19 * MINUTE)
    expect((await update(mock, sessionId, transaction)).status).toBe(200)
    mock.world.setClock(NOW + 20 * MINUTE)
    const late = [
      update(mock, sessionId, transaction),
      commit(mock, sessionId, transactionId),
      services(mock, 'serviceAdd', sessionId, { transactionId, offers: [{ offerId: '13$11$seat' }] }),
      services(mock, 'serviceRemove', sessionId, { transactionId, services: ['2'] }),
    ]
    for (const answer of await Promise.all(late)) expect(answer).toMatchObject(refused('expired'))
  })

  it('is refused for a transaction of another session', async () => {
    const mock = await createMockHarness()
    const { transaction } = await begun(mock)
    const other = await mock.start()
    expect(await update(mock, other, transaction)).toMatchObject(refused('not-found', 404))
    expect(await commit(mock, other, transaction.transactionId)).toMatchObject(refused('not-found', 404))
  })
})

it('a transaction survives a snapshot and is forgotten by a reset', async () => {
  const mock = await createMockHarness()
  const { sessionId, transaction } = await begun(mock)
  const later = await createMockHarness()
  await later.world.restore(JSON.parse(JSON.stringify(mock.world.snapshot())))
  expect((await update(later, sessionId, transaction)).status).toBe(200)
  await later.world.reset()
  expect((await update(later, sessionId, transaction)).status).toBe(404)
})
