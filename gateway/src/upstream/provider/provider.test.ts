import { describe, expect, test } from 'vitest'
import { CallError } from '../../ports/platform.ts'
import { CONFIG, fakeGateway } from '../../testing/gateway.ts'
import type { ProviderReply } from '../../testing/provider.ts'
import { BEGIN, COMMIT, FIRST, INFO, problemOf, SEARCH, SECOND, startProvider } from './testing/start.ts'

describe('F7: a refusal inside HTTP 200', () => {
  test.each<[string[], string, number]>([
    [['OfferExpired'], 'expired', 409],
    [['TransactionIsExpired'], 'expired', 409],
    [['PriceChanged'], 'price-changed', 409],
    [['ReservationNotFound'], 'not-found', 404],
    [['ParameterCanNotBeNull'], 'validation', 422],
    [['RoomNotAvailable'], 'sold-out', 409],
    [['SomethingNobodyListed'], 'upstream-refused', 502],
    [['SomethingNobodyListed', 'SomethingNobodyListed', 'OfferExpired'], 'expired', 409],
    [[], 'upstream-refused', 502],
  ])('%j is %s %i with its codes and no texts', async (codes, name, status) => {
    const { ask, provider, logged } = startProvider()
    provider.on('transactionBegin', () => ({ refused: codes }))
    const error = await problemOf(ask('transactionBegin', { site: FIRST, body: BEGIN }))
    expect(error).toMatchObject({ name, status, outcome: 'refused' })
    expect(error.codes).toEqual(codes.length === 0 ? undefined : [...new Set(codes)])
    expect(logged.events.find((event) => event.name === 'provider-refused')?.fields?.codes).toEqual([...new Set(codes)])
    expect(JSON.stringify([error, logged])).not.toContain('Yılmaz')
  })

  test('returns the warnings of a success', async () => {
    const { ask, provider } = startProvider()
    const warning = { id: 30000103, code: 'DuplicateReservationFound', messageType: 4, message: 'Ayşe Yılmaz' }
    provider.on('transactionBegin', () => ({
      body: { transactionId: 't', reservationData: { travellers: [], reservationInfo: {}, services: [] } },
      messages: [warning],
    }))
    const { warnings } = await ask('transactionBegin', { site: FIRST, body: BEGIN })
    expect(warnings).toEqual(['DuplicateReservationFound'])
  })
})

test('properties that are null are removed (decision 16.2)', async () => {
  const { ask, provider } = startProvider()
  const told = { travellers: [], services: [], reservationInfo: { salePrice: { amount: 1, currency: 'EUR' } } }
  const reservationInfo = { ...told.reservationInfo, note: null, reservableInfo: { optionDate: null } }
  provider.on('transactionBegin', () => ({
    body: { transactionId: 't', expiresOn: null, reservationData: { ...told, reservationInfo, customerInfo: null } },
  }))
  const { body } = await ask('transactionBegin', { site: FIRST, body: BEGIN })
  expect(body.reservationData).toEqual({ ...told, reservationInfo: { ...told.reservationInfo, reservableInfo: {} } })
})

describe('F5, F6, F8, F11, F12: unusable responses', () => {
  const html = { 'content-type': 'text/html' }
  test.each<[string, ProviderReply, string, string]>([
    ['F5 HTML with 200', { text: '<html>', headers: html }, 'upstream-contract', 'unknown'],
    ['F5 nothing', { text: '' }, 'upstream-contract', 'unknown'],
    ['F5 half an answer', { text: '{"header":{' }, 'upstream-contract', 'unknown'],
    ['F5 a name twice', { text: '{"header":{},"header":{}}' }, 'upstream-contract', 'unknown'],
    ['F11 compressed', { text: '{}', headers: { 'content-encoding': 'gzip' } }, 'upstream-too-large', 'unknown'],
    ['F6 no envelope', { text: '{"transactionId":"t"}' }, 'upstream-contract', 'unknown'],
    ['F6 no id', { body: { reservationData: {} } }, 'upstream-contract', 'unknown'],
    ['F8 400', { status: 400, text: '{}' }, 'upstream-broken', 'refused'],
    ['F8 404', { status: 404, text: '{}' }, 'upstream-broken', 'refused'],
    ['F8 409', { status: 409, text: '{}' }, 'upstream-broken', 'refused'],
    ['500', { status: 500, text: '{}' }, 'upstream-broken', 'unknown'],
    [
      'F12 a redirect',
      { status: 302, text: '', headers: { location: 'http://evil.test' } },
      'upstream-broken',
      'unknown',
    ],
  ])('%s', async (_title, reply, name, outcome) => {
    const { ask, provider } = startProvider()
    provider.on('transactionBegin', () => reply)
    const error = await problemOf(ask('transactionBegin', { site: FIRST, body: BEGIN }))
    expect(error).toMatchObject({ name, outcome })
    expect(provider.of('transactionBegin')).toHaveLength(1)
  })

  test.each<[string, 'productInfoView' | 'transactionBegin', string]>([
    ['a search', 'productInfoView', 'bad-request'],
    ['a begin', 'transactionBegin', 'upstream-broken'],
  ])('F8: 400 to %s', async (_name, operationId, name) => {
    const { ask, provider } = startProvider()
    provider.on(operationId, () => ({ status: 400, text: '{}' }))
    const body = operationId === 'productInfoView' ? INFO : BEGIN
    const error = await problemOf(ask(operationId, { site: FIRST, body: body }))
    expect(error.name).toBe(name)
  })

  test.each([-1, '441', null, undefined])('F6 a price of %j', async (amount) => {
    const { ask, provider, logged } = startProvider()
    const body = {
      searchId: 's',
      hotels: [{ id: '1', offers: [{ offerId: 'o', rooms: [], price: { amount, currency: 'EUR' } }] }],
    }
    provider.on('priceSearch', () => ({ body }))
    const error = await problemOf(ask('priceSearch', { site: FIRST, body: SEARCH }))
    expect(error.name).toBe('upstream-contract')
    expect(logged.events.at(-1)?.fields?.places?.[0]).toContain('/price/amount')
  })

  test.each<[string, 'report' | 'off', number]>([
    ['report', 'report', 1],
    ['off', 'off', 0],
  ])('pass in mode %s', async (_name, check, events) => {
    const { ask, provider, logged } = startProvider({
      answerChecks: { default: 'enforce', operations: { productInfoView: check } },
    })
    provider.on('productInfoView', () => ({ body: { hotel: {} } }))
    expect((await ask('productInfoView', { site: FIRST, body: INFO })).body).toEqual({ hotel: {} })
    expect(logged.events.filter(({ name }) => name === 'upstream-contract')).toHaveLength(events)
  })

  test.each([{}, { header: {} }, { header: { success: 'yes' } }, { header: { success: true } }, [], 1])(
    'neither yes nor no is no answer in any mode: %j',
    async (value) => {
      const { ask, provider } = startProvider({
        answerChecks: { default: 'enforce', operations: { productInfoView: 'off' } },
      })
      provider.on('productInfoView', () => ({ text: JSON.stringify(value) }))
      const error = await problemOf(ask('productInfoView', { site: FIRST, body: INFO }))
      expect(error.name).toBe('upstream-contract')
    },
  )
})

describe('a request', () => {
  test("that breaks the provider's contract is never sent", async () => {
    const { ask, provider, logged } = startProvider()
    const error = await problemOf(ask('transactionBegin', { site: FIRST, body: { ...BEGIN, currency: 'try' } }))
    expect(error).toMatchObject({ name: 'validation', status: 422, outcome: 'not-sent' })
    expect(provider.calls).toEqual([])
    expect(logged.events[0]).toMatchObject({ name: 'provider-request', fields: { operationId: 'transactionBegin' } })
  })

  test('has the deadline of its class, which includes the login', async () => {
    const { ask, provider, clock } = startProvider()
    provider.on('providerLogin', () => {
      clock.pass(2000)
      return { body: { token: 'x', expiresOn: '2027-05-01T12:00:00Z' } }
    })
    await problemOf(ask('transactionBegin', { site: FIRST, body: BEGIN }))
    expect(provider.of('providerLogin')[0]?.wire.deadlines.total).toBe(2000)
    expect(provider.of('transactionBegin')[0]?.wire.deadlines).toEqual({
      connect: 1000,
      firstByte: 12_000,
      total: 13_000,
    })
  })

  test('counts from the time of the record: a process that was suspended sends nothing (G5)', async () => {
    const { ask, provider, clock } = startProvider()
    const recordedAt = clock.now() - 120_000
    const error = await problemOf(ask('transactionCommit', { site: FIRST, body: COMMIT, recordedAt }))
    expect(error).toMatchObject({ name: 'upstream-timeout', outcome: 'not-sent' })
    expect(provider.of('transactionCommit')).toHaveLength(0)
    await ask('transactionCommit', { site: FIRST, body: COMMIT, recordedAt: clock.now() - 25_000 })
    expect(provider.of('transactionCommit').map(({ wire }) => wire.deadlines.total)).toEqual([35_000])
  })

  test('is not sent if a slow login used up the deadline', async () => {
    const { ask, provider, clock } = startProvider()
    provider.on('providerLogin', () => {
      clock.pass(1500)
      return { body: { token: 'x', expiresOn: '2027-05-01T12:00:00Z' } }
    })
    const error = await problemOf(ask('transactionBegin', { site: FIRST, body: BEGIN, deadline: 1000 }))
    expect(error).toMatchObject({ name: 'upstream-timeout', outcome: 'not-sent' })
    expect(provider.of('transactionBegin')).toHaveLength(0)
  })

  test.each<[CallError, string, string]>([
    [new CallError('unavailable', false), 'upstream-unavailable', 'not-sent'],
    [new CallError('timeout', true), 'upstream-timeout', 'unknown'],
    [new CallError('broken', true), 'upstream-broken', 'unknown'],
    [new CallError('too-large', true), 'upstream-too-large', 'unknown'],
  ])('F1-F4, F11: %s', async (fault, name, outcome) => {
    const { ask, provider } = startProvider()
    provider.on('transactionCommit', () => Promise.reject(fault))
    const error = await problemOf(ask('transactionCommit', { site: FIRST, body: COMMIT }))
    expect(error).toMatchObject({ name, outcome })
    expect(provider.of('transactionCommit')).toHaveLength(1)
  })
})

describe('shared answers', () => {
  test('are cached by account, operation and request', async () => {
    const { ask, provider, context } = startProvider()
    await Promise.all([FIRST, FIRST, SECOND].map((site) => ask('priceSearch', { site, body: SEARCH })))
    expect(provider.of('priceSearch')).toHaveLength(2)
    await ask('priceSearch', { site: FIRST, body: { ...SEARCH, night: 5 } })
    expect(provider.of('priceSearch')).toHaveLength(3)
    void context.caches.clear()
    await ask('priceSearch', { site: FIRST, body: SEARCH })
    expect(provider.of('priceSearch')).toHaveLength(4)
  })
})

test('the context has no provider without one in the configuration', () => {
  expect(CONFIG.provider).toBeUndefined()
  expect(fakeGateway().context.provider).toBeUndefined()
})
