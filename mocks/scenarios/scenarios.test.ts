import { describe, expect, it } from 'vitest'
import { createMockHarness, LINE, STAY } from '../testing/harness.ts'
import type { Schema } from '../world/basics/schemas.ts'
import { outcomeOf, TEST_CARDS } from './cards.ts'
import { SCENARIOS } from './scenarios.ts'

const SITE = 'http://mocks.test/agency/web/site?referer=localhost'
const inScenario = async (name: string) => {
  const mock = await createMockHarness()
  mock.world.setScenario(name)
  return mock
}

describe('scenarios', () => {
  it('have names of their own and say what a tester will see', () => {
    expect(new Set(SCENARIOS.map(({ name }) => name)).size).toBe(SCENARIOS.length)
    for (const { changes, see } of SCENARIOS) expect([changes.length, see.length]).not.toContain(0)
  })

  it('upstream-down: the connection ends without an answer', async () => {
    const mock = await inScenario('upstream-down')
    expect((await mock.answer(new Request(SITE))).type).toBe('error')
  })

  it('upstream-slow: no answer until the caller gives up', async () => {
    const mock = await inScenario('upstream-slow')
    const caller = new AbortController()
    let isAnswered = false
    const answer = mock.answer(new Request(SITE, { signal: caller.signal })).then((response) => {
      isAnswered = true
      return response
    })
    await mock.answer(new Request('http://mocks.test/control/scenario'))
    expect(isAnswered).toBe(false)
    caller.abort()
    expect((await answer).type).toBe('error')
  })

  it('upstream-html: a page with status 200', async () => {
    const response = await (await inScenario('upstream-html')).answer(new Request(SITE))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  })

  it('upstream-broken-json: JSON that breaks off', async () => {
    const response = await (await inScenario('upstream-broken-json')).answer(new Request(SITE))
    expect(response.headers.get('content-type')).toBe('application/json')
    await expect(response.json()).rejects.toThrow(SyntaxError)
  })

  it('upstream-contract: the members of the answer, with values that the contract forbids', async () => {
    const { status, body } = await (await inScenario('upstream-contract')).call('siteView')
    expect(status).toBe(200)
    expect(body).toEqual({ site: '?', booking: '?', rates: '?', nav: '?', places: '?' })
  })

  it('sold-out: no room anywhere', async () => {
    const mock = await inScenario('sold-out')
    const body = { filter: { ...STAY, adults: 2 } }
    const found = await mock.call<Schema<'AvailabilityAnswer'>>('availabilitySearch', { body })
    expect(new Set(found.body.records.map(({ availability }) => availability))).toEqual(new Set([3]))
    const prices = await mock.call<Schema<'HotelPrice'>>('hotelPrice', {
      path: { id: '12' },
      body: { ...STAY, adults: 2 },
    })
    expect(prices.body).toMatchObject({ rooms: [], nearestDates: [] })
  })

  it('price-changed: 10 % more from then on, in baskets as well', async () => {
    const mock = await createMockHarness()
    const sessionId = await mock.start()
    const { body } = await mock.fill(sessionId, [LINE])
    mock.world.setScenario('price-changed')
    const later = await mock.call<{ booking: Schema<'Booking'> }>('siteView', { sessionId })
    const expected = Math.round(body.booking.totalAmount.value * 110) / 100
    expect(later.body.booking.totalAmount.value).toBe(expected)
  })

  it('leave pictures, bank and control alone', async () => {
    const mock = await inScenario('upstream-down')
    const status = async (url: string) => (await mock.answer(new Request(url))).status
    expect(await status('http://mocks.test/images-host/web/site1001/hotel-12-1.svg.png')).toBe(200)
    expect(await status('http://mocks.test/control/ledger')).toBe(200)
    expect(await status('http://bank.localhost:4002/3ds?transaction=none')).toBe(404)
  })
})

const luhn = (number: string) =>
  Array.from(number)
    .toReversed()
    .reduce((sum, digit, at) => {
      const weighted = Number(digit) * (at % 2 === 0 ? 1 : 2)
      return sum + (weighted > 9 ? weighted - 9 : weighted)
    }, 0) % 10

describe('test cards', () => {
  it.each(TEST_CARDS.map((card) => [card.number, card] as const))(
    '%s is valid and does what is said',
    (number, card) => {
      expect(luhn(number)).toBe(0)
      const { outcome, reason, handoff, bank } = card
      const expected = { outcome, ...(reason && { reason }), ...(handoff && { handoff }), ...(bank && { bank }) }
      expect(outcomeOf({ number, expiry: '03/2027' }, 202703)).toEqual(expected)
      const expired = { outcome: 'declined', reason: 'expired-card' }
      expect(outcomeOf({ number, expiry: '02/2027' }, 202703)).toEqual(expired)
    },
  )

  it('another valid card is challenged', () => {
    expect(outcomeOf({ number: '4111111111111111', expiry: '12/2030' }, 202703)).toEqual({ outcome: 'challenge' })
  })
})
