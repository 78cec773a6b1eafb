import { describe, expect, it } from 'vitest'
import { NOW } from '../../testing/bench.ts'
import { parts } from './currency.ts'
import { ageOn, dayOf, localTime, midnight, yearsBefore } from './days.ts'
import { airportOf } from './airports.ts'
import { flightOf, flightsOn } from './flights.ts'
import { offerIdOf, openOffer, readOffer, type ExtraOffer } from './offer-id.ts'
import { ProviderRefusal } from './refusal.ts'
import { isAdmitted, issueToken } from './tokens.ts'
import { uuidOf } from './uuid.ts'

describe('days', () => {
  it('are read with or without a time, and written without an offset', () => {
    expect(dayOf('2027-05-21')).toBe(20270521)
    expect(dayOf('2027-05-21T10:00:00')).toBe(20270521)
    expect(() => dayOf('2027-02-29')).toThrow(ProviderRefusal)
    expect(midnight(20270521)).toBe('2027-05-21T00:00:00')
  })

  it('go on after midnight, and back', () => {
    expect(localTime(20270531, 1445)).toBe('2027-06-01T00:05:00')
    expect(localTime(20270601, -5)).toBe('2027-05-31T23:55:00')
  })

  it('have birthdays', () => {
    expect(yearsBefore(20280229, 1)).toBe(20270301)
    expect([ageOn(20190522, 20270521), ageOn(20190521, 20270521)]).toEqual([7, 8])
  })
})

describe('sums', () => {
  it.each([
    [100, 3, [34, 33, 33]],
    [2, 5, [1, 1, 0, 0, 0]],
    [0, 2, [0, 0]],
  ])('%i in %i parts', (cents, count, expected) => {
    expect(parts(cents, count)).toEqual(expected)
  })
})

describe('ids of offers', () => {
  const offer: ExtraOffer = {
    product: 11,
    extra: 'FLOWERS',
    checkIn: 20270521,
    currency: 'EUR',
    price: 100,
    expiresAt: NOW,
  }

  it('carry the offer, until it expires', () => {
    const id = offerIdOf(offer)
    expect(id).toMatch(/^1\$11\$/)
    expect(readOffer(id)).toEqual(offer)
    expect(openOffer(id, NOW - 1)).toEqual(offer)
    expect(() => openOffer(id, NOW)).toThrow('expired')
  })

  it('that somebody has changed are none', () => {
    const [first = ''] = offerIdOf(offer).split('=')
    const cheaper = offerIdOf({ ...offer, price: 1 }).split('=')[1]
    for (const id of ['', 'x', first, `${first}=abc`, `${first}=${cheaper}`]) {
      expect(() => readOffer(id)).toThrow(ProviderRefusal)
    }
  })
})

describe('flights', () => {
  const [from, to] = [airportOf('SAW'), airportOf('AYT')]

  it('are the same every time, and found again by their number', () => {
    if (!from || !to) throw new Error('the airports are gone')
    const flights = flightsOn(from, to, 20270521)
    expect(flightsOn(from, to, 20270521)).toEqual(flights)
    expect(new Set(flights.map(({ flightNo }) => flightNo)).size).toBe(flights.length)
    for (const flight of flights) {
      const leg = {
        from: 'SAW',
        to: 'AYT',
        day: 20270521,
        flightNo: flight.flightNo,
        route: 1,
        segmentNumber: 1,
      } as const
      expect(flightOf(leg)).toEqual(flight)
    }
  })

  it('arrive at the local time of where they arrive', () => {
    const [berlin, istanbul] = [airportOf('BER'), airportOf('IST')]
    if (!berlin || !istanbul) throw new Error('the airports are gone')
    const [flight] = flightsOn(berlin, istanbul, 20270521)
    const [segment] = flight?.segments ?? []
    expect((segment?.arrives ?? 0) - (segment?.departs ?? 0)).toBe((segment?.duration ?? 0) + 120)
  })

  it('of a connection wait for each other', () => {
    const [berlin, nevsehir] = [airportOf('BER'), airportOf('NAV')]
    if (!berlin || !nevsehir) throw new Error('the airports are gone')
    const [flight] = flightsOn(berlin, nevsehir, 20270521)
    const [first, second] = flight?.segments ?? []
    expect(first?.to.code).toBe(second?.from.code)
    expect((second?.departs ?? 0) - (first?.arrives ?? 0)).toBe(95)
    expect(flight?.duration).toBe((first?.duration ?? 0) + 95 + (second?.duration ?? 0))
  })
})

describe('tokens and names', () => {
  it('a token is ours or not', () => {
    const { token } = issueToken(NOW, 60)
    const [head, payload, signature] = token.split('.')
    expect(isAdmitted(`Bearer ${token}`, NOW)).toBe(true)
    expect(isAdmitted(token, NOW)).toBe(false)
    expect(isAdmitted(`Bearer ${head}.${payload}x.${signature}`, NOW)).toBe(false)
  })

  it('a UUID follows from its text', () => {
    expect(uuidOf('a')).toBe(uuidOf('a'))
    expect(uuidOf('a')).not.toBe(uuidOf('b'))
    expect(uuidOf('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})
