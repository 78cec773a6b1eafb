import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'

import type { Context } from '../../ports/context.ts'
import type { BodyOf } from '../../ports/contract.ts'
import { BOOKING, lineOf } from '../../payment/testing/agency.ts'
import { paymentWorld as world } from '../../payment/testing/context.ts'
import { NO_PARAMS, pay, quote, quoteBody, requestOf } from '../../payment/testing/requests.ts'
import { fakeGateway, startSession } from '../../testing/gateway.ts'
import { exampleOf } from '../../testing/upstream.ts'
import { TEMPLATE_VERSION } from '../../translate/contracts/templates.ts'
import { handle as contractView } from '../catalogue/contractView.ts'

const view = (context: Context, sha256: string) =>
  contractView(
    { ...requestOf(null), params: { ...(NO_PARAMS as object), path: { sha256 } } as never, body: undefined as never },
    context,
  )

const money = (value: number) => ({ value, currency: 'try' as const })

describe('quoteCreate', () => {
  test('200: prices the booking by the agency, hashes the price and stores the accepted contracts', async () => {
    const { context, agency } = world()
    const { body } = await quote(context)
    expect(body).toMatchObject({ total: { value: 24_850 }, expiresAt: '2027-05-01T09:20:00.000Z' })
    expect(agency.calledOperations).toEqual(['siteView', 'pageView', 'pageView'])
    expect(await context.store.read('quotes', `${body.hash}.${BOOKING}`)).toMatchObject({
      quote: { hash: body.hash },
      contracts: [{ id: 'distance-sales', acceptedAt: '2027-05-01T09:00:00.000Z' }, { id: 'pre-information' }],
    })
  })

  test('lists the contracts of the basket, by the hash of the bytes that are served', async () => {
    const { context } = world()
    const { contracts } = (await quote(context, { acceptedContracts: [] })).body
    expect(contracts.map(({ id, version }) => [id, version])).toEqual([
      ['distance-sales', '2027-01-15'],
      ['pre-information', '2027-01-15'],
    ])
    for (const { texts } of contracts) {
      const [text] = texts
      const served = await view(context, text?.sha256 ?? '')
      expect(text?.sha256).toBe(
        createHash('sha256')
          .update(served.bytes ?? '')
          .digest('hex'),
      )
      expect(text?.address).toBe(`/api/contracts/${text?.sha256}`)
    }
  })

  /** A visitor who has read contracts before midnight in Istanbul and accepts them some minutes later. */
  async function acceptedAfterMidnight(minutes: number) {
    const { context, agency, time } = world()
    agency.contract = 'Signed on {{date}}.'
    const midnight = Date.parse('2027-05-01T21:00:00Z')
    time.now = midnight - 60_000
    const { contracts } = (await quote(context, { acceptedContracts: [] })).body
    const acceptedContracts = contracts.map(({ id, version, texts }) => ({
      id,
      version,
      sha256: texts[0]?.sha256 ?? '',
    }))
    time.now = midnight + minutes * 60_000
    return { context, time, contracts, accept: () => quote(context, { acceptedContracts }) }
  }

  test('contracts with the date of the day before can be accepted for twenty minutes, and paid later (decision 20.7)', async () => {
    const { context, time, contracts, accept } = await acceptedAfterMidnight(19)
    const { body } = await accept()
    expect(body.contracts).toEqual(contracts)
    time.now += 60 * 60_000
    await expect(pay(context, body.hash)).resolves.toMatchObject({ status: 200 })
  })

  test('422 after that, because the contracts then have another date', async () => {
    const { accept } = await acceptedAfterMidnight(20)
    await expect(accept()).rejects.toMatchObject({ status: 422, errors: [{ code: 'mismatch' }, { code: 'mismatch' }] })
  })

  test('a basket with a package tour has an additional contract, from our template if the agency has none', async () => {
    const { context, agency } = world()
    agency.lines = [lineOf({ type: 'tour', stype: 'package' })]
    agency.pages = ['distance-sales', 'pre-information']
    const { contracts } = (await quote(context, { acceptedContracts: [] })).body
    expect(contracts.map(({ id, version }) => [id, version])).toEqual([
      ['distance-sales', '2027-01-15'],
      ['pre-information', '2027-01-15'],
      ['package-tour', TEMPLATE_VERSION],
    ])
    expect(contracts[2]?.texts.map(({ language }) => language)).toEqual(['en'])
    const served = await view(context, contracts[2]?.texts[0]?.sha256 ?? '')
    expect(served.body).toMatchObject({ id: 'package-tour', body: expect.stringContaining('₺24.850,00 now') as string })
  })

  test('decision 20.9: only the texts of the language that the request names are listed and kept', async () => {
    const { context, agency } = world()
    agency.lines = [lineOf({ type: 'tour', stype: 'package' })]
    agency.languages = ['en', 'ar', 'tr']
    agency.pages = ['distance-sales', 'pre-information']
    const { store } = context
    const kept: string[] = []
    context.store = {
      ...store,
      async insert(area, ...rest) {
        kept.push(area)
        return store.insert(area, ...rest)
      },
    }
    const languagesOf = async (language?: 'ar' | 'de') => {
      kept.length = 0
      const { contracts } = (await quote(context, { acceptedContracts: [], ...(language && { language }) })).body
      const languages = contracts.map(({ texts }) => texts.map((text) => text.language))
      expect(kept.filter((area) => area === 'contracts')).toHaveLength(languages.flat().length)
      return languages[2]
    }
    expect(await languagesOf()).toEqual(['en', 'ar', 'tr'])
    expect(await languagesOf('ar')).toEqual(['ar'])
    expect(await languagesOf('de')).toEqual(['en', 'ar', 'tr'])
  })

  test('decision 20.5: what was accepted is kept for 400 days after the journey', async () => {
    const { context, agency, time } = world()
    agency.lines = [lineOf({ checkIn: 20280821, checkOut: 20280826 })]
    const { contracts } = (await quote(context)).body
    const sha256 = contracts[0]?.texts[0]?.sha256 ?? ''
    time.now = Date.UTC(2028, 7, 26) + 399 * 24 * 3_600_000
    expect((await view(context, sha256)).body).toMatchObject({ id: 'distance-sales' })
    time.now += 2 * 24 * 3_600_000
    await expect(view(context, sha256)).rejects.toMatchObject({ name: 'not-found' })
  })

  test('what was accepted is the text with the names, dates and sums of the basket; another name needs another tick', async () => {
    const { context, agency } = world()
    agency.contract = 'Between {{seller}} and {{customer}} for {{guests}}: {{total}}, {{payment}}'
    const { contracts } = (await quote(context, { acceptedContracts: [] })).body
    const acceptedContracts = contracts.map(({ id, version, texts }) => ({
      id,
      version,
      sha256: texts[0]?.sha256 ?? '',
    }))
    await quote(context, { acceptedContracts })
    const { body } = await view(context, acceptedContracts[0]?.sha256 ?? '')
    expect(body.body).toMatch(
      /^Between Yelkovan and .+ Aydın for Defne Aydın, Deniz Aydın: ₺24.850,00, – ₺24.850,00 now/,
    )
    agency.guests = agency.guests.toReversed()
    await expect(quote(context, { acceptedContracts })).rejects.toMatchObject({
      status: 422,
      errors: [{ pointer: '/acceptedContracts/0/sha256' }, { pointer: '/acceptedContracts/1/sha256' }],
    })
  })

  test.each([
    ['zeros', { sha256: '0'.repeat(64) }, 'sha256'],
    ['another version', { version: '1999-01' }, 'version'],
    ['the text of the other contract', { id: 'pre-information' as const }, 'sha256'],
  ])('422: an accepted contract with %s', async (_name, change, place) => {
    const { context } = world()
    const [contract] = quoteBody().acceptedContracts
    const accepted = contract === undefined ? [] : [{ ...contract, ...change }]
    await expect(quote(context, { acceptedContracts: accepted })).rejects.toMatchObject({
      name: 'validation',
      errors: [{ pointer: `/acceptedContracts/0/${place}`, code: 'mismatch' }],
    })
  })

  test('keeps a text that was accepted, and forgets one that was not', async () => {
    const { context, agency } = world()
    const [first] = quoteBody().acceptedContracts
    await quote(context)
    agency.contract = 'Another text.'
    await expect(view(context, first?.sha256 ?? '')).resolves.toMatchObject({ body: { id: 'distance-sales' } })
    await expect(view(context, '0'.repeat(64))).rejects.toMatchObject({ name: 'not-found' })
  })

  test('contracts do not change the hash', async () => {
    const { context } = world()
    const [before, after] = [await quote(context, { acceptedContracts: [] }), await quote(context)]
    expect(after.body.hash).toBe(before.body.hash)
  })

  test('requesting a price in a second tab does not withdraw accepted contracts (E1)', async () => {
    const { context } = world()
    const { body } = await quote(context)
    await quote(context, { acceptedContracts: [] })
    const kept = await context.store.read('quotes', `${body.hash}.${BOOKING}`)
    expect(kept?.contracts.map(({ id }) => id)).toEqual(['distance-sales', 'pre-information'])
  })

  test('queries instalment plans only for more than one instalment', async () => {
    const { context, agency } = world()
    agency.plans = [{ num: 2, monthly: money(12_500), total: money(25_000) }]
    const { body } = await quote(context, { installment: 2 })
    expect(body.payNow).toEqual(money(25_000))
    expect(agency.calledOperations).toEqual(['siteView', 'orderQuery', 'pageView', 'pageView'])
  })

  test('queries the plans of the given card, and none for a single payment', async () => {
    const { context, agency } = world()
    agency.plans = [{ num: 2, monthly: money(12_500), total: money(25_000) }]
    const { body } = await quote(context, { installment: 2, bin: '40000800' })
    await quote(context, { bin: '40000800' })
    expect(agency.bins).toEqual(['40000800'])
    expect(await context.store.read('quotes', `${body.hash}.${BOOKING}`)).toMatchObject({ bin: '40000800' })
  })

  test('decision 21.9: lists the other ways of paying with their prices, or why they are unavailable', async () => {
    const { context, agency } = world()
    agency.payment = { methods: ['creditcard', 'transfer'], depositPercent: 25, banks: [] }
    const { ways } = (await quote(context)).body
    expect(ways.map(({ method, term, payNow, unavailable }) => [method, term, payNow?.value ?? unavailable])).toEqual([
      ['creditcard', 'full', 24_850],
      ['creditcard', 'deposit', 6212.5],
      ['transfer', 'full', 'no-account'],
      ['transfer', 'deposit', 'no-account'],
      ['later', 'later', 'not-offered'],
    ])
  })

  test.each<[string, Partial<BodyOf<'quoteCreate'>>, string]>([
    ['method', { method: 'transfer' }, '/method'],
    ['term', { term: 'deposit' }, '/term'],
    ['instalment', { installment: 3 }, '/installment'],
  ])('422: a %s that is not offered (E9)', async (_name, body, pointer) => {
    const { context } = world()
    await expect(quote(context, body)).rejects.toMatchObject({ status: 422, errors: [{ pointer }] })
  })

  test('502 if the prices add up to more than the contract allows', async () => {
    const { context, agency } = world()
    agency.lines = [lineOf({ total: money(1_000_000_000) }), lineOf({ total: money(0.01) })]
    await expect(quote(context)).rejects.toMatchObject({ name: 'upstream-contract', status: 502 })
  })

  test.each(['1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
    '502: nobody holds a basket until %s',
    async (optionDate) => {
      const { context, agency } = world()
      agency.payment = { methods: ['later'] }
      agency.lines = [lineOf({ optionDate })]
      const asked = quote(context, { method: 'later', term: 'later' })
      await expect(asked).rejects.toMatchObject({ name: 'upstream-contract', status: 502 })
    },
  )

  test('409 empty-basket and sold-out, 401 without a session or its booking', async () => {
    const { context, agency } = world()
    agency.lines = []
    await expect(quote(context)).rejects.toMatchObject({ name: 'empty-basket', status: 409 })
    agency.lines = [lineOf({ availability: 3 })]
    await expect(quote(context)).rejects.toMatchObject({ name: 'sold-out', status: 409 })
    await expect(quote(context, {}, 'b-00000002')).rejects.toMatchObject({ name: 'session-expired' })
    await expect(quote(context, {}, null)).rejects.toMatchObject({ name: 'session-missing' })
  })
})

test('the log says where a rule refuses a quote, without any values of the caller', async () => {
  const gateway = fakeGateway()
  const booking = {
    _id: BOOKING,
    id: BOOKING,
    products: [lineOf()],
    guests: [],
    totalAmount: money(24_850),
    created: { date: '2027-05-01T09:00:00Z' },
  }
  gateway.upstream.on('siteView', () => ({ body: { ...exampleOf('siteView'), booking } }))
  const cookie = await startSession(gateway, BOOKING)
  const send = async (change: object) => {
    const json = { ...quoteBody(), acceptedContracts: [], ...change }
    const { status } = await gateway.call('/api/quote', { method: 'POST', cookie, json })
    return [status, gateway.logged.requests.at(-1)?.places]
  }
  expect(await send({ toCurrency: 'usd' })).toEqual([422, ['/toCurrency']])
  expect(await send({ 'name-of-defne': 1 })).toEqual([422, undefined])
})
