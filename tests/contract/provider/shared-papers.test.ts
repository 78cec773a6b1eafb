import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { begin, choose, travellersFor, update } from './prepare-flight.ts'
import { PROVIDER } from './provider-config.ts'
import { visitorOf, type Visitor } from '../visitor.ts'
import { unwrap } from '../prepare-basket.ts'
import { startTestSystem, type TestSystem } from '../test-system.ts'

type Travellers = ReturnType<typeof travellersFor>

const [IDENTITY, PASSPORT] = ['/travellers/1/identityNumber', '/travellers/1/passportInfo/number']

describe.each([
  ['through the agency', {}],
  ['from the provider itself', PROVIDER],
])('travellers with the papers of one person, %s (decision 43.7)', (_name, config) => {
  let system: TestSystem
  let visitor: Visitor
  let transactionId: string
  let travellers: Travellers
  beforeAll(async () => {
    system = await startTestSystem(config)
    visitor = visitorOf(system)
    unwrap(await visitor.client.reservationStart())
    const transaction = await begin(visitor, await choose(visitor))
    transactionId = transaction.transactionId
    travellers = travellersFor(transaction)
  })
  afterAll(() => system.close())

  test.each<[string, Partial<Travellers[number]>, string]>([
    ['identity number', { identityNumber: '10000000146' }, IDENTITY],
    ['passport', { passportInfo: { number: 'C01X00T47', citizenshipCountryCode: 'DE' } }, PASSPORT],
  ])('422 for a second traveller with the same %s', async (_what, shared, pointer) => {
    const party = travellers.map((one, at) => (at < 2 ? { ...one, ...shared } : one))
    const { error } = await update(visitor, transactionId, party)
    expect(error).toMatchObject({ name: 'validation', status: 422, errors: [{ pointer, code: 'duplicate' }] })
    expect(error?.errors).toHaveLength(1)
  })

  test('200 as soon as everybody has their own', async () => {
    expect(unwrap(await update(visitor, transactionId, travellers)).transactionId).toBe(transactionId)
    expect(system.breaches).toEqual([])
  })
})
