import { describe, expect, it } from 'vitest'
import { createMockHarness, LINE, type MockHarness } from '../../../testing/harness.ts'
import type { Schema } from '../../../world/basics/schemas.ts'

const ASKED = { ...LINE, key: 'h21-r1-p1', id: '21', room: { id: 'r1' } }

/** A basket with an on-request room and an available one, submitted as a request. */
async function requested(mock: MockHarness) {
  const sessionId = await mock.start()
  await mock.fill(sessionId, [LINE, ASKED])
  const later = { sessionId, query: { term: 'later' }, body: { method: 'later', toCurrency: 'try' } }
  const { body } = await mock.call<Schema<'Completion'>>('reservationComplete', later)
  const now = async () => (await mock.call<Schema<'SiteView'>>('siteView', { sessionId })).body.booking
  return { number: body.bookingNumber, now }
}

const answer = async (mock: MockHarness, body: object) => {
  const url = 'http://mocks.test/control/requests'
  return (await mock.answer(new Request(url, { method: 'PUT', body: JSON.stringify(body) }))).status
}
const open = async (mock: MockHarness) => {
  const response = await mock.answer(new Request('http://mocks.test/control/requests'))
  return ((await response.json()) as { requests: { bookingNumber: string }[] }).requests.map(
    ({ bookingNumber }) => bookingNumber,
  )
}

describe('requests (decision 24.2)', () => {
  it('wait until a tester answers for the agency', async () => {
    const mock = await createMockHarness()
    const { number, now } = await requested(mock)
    expect(await open(mock)).toEqual([number])
    expect((await now())?.completion).toMatchObject({ status: 'request', paymentStatus: 2 })
  })

  it.each([
    ['confirm', 'confirmed', 1],
    ['decline', 'errored', 3],
  ])('%s: the booking is %s', async (said, status, availability) => {
    const mock = await createMockHarness()
    const { now } = await requested(mock)
    expect(await answer(mock, { answer: said })).toBe(200)
    expect((await now())?.completion?.status).toBe(status)
    expect((await now())?.products.map((line) => line.availability)).toEqual([1, availability])
    expect(await open(mock)).toEqual([])
  })

  it('are answered one by one by their number, and once', async () => {
    const mock = await createMockHarness()
    const first = await requested(mock)
    const second = await requested(mock)
    expect(await answer(mock, { answer: 'decline', bookingNumber: second.number })).toBe(200)
    expect(await open(mock)).toEqual([first.number])
    expect(await answer(mock, { answer: 'confirm', bookingNumber: second.number })).toBe(400)
    expect(await answer(mock, { answer: 'perhaps' })).toBe(400)
  })
})
