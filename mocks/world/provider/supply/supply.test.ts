import { describe, expect, it } from 'vitest'
import { NOW } from '../../../testing/harness.ts'
import { parts } from './currency.ts'
import { ageOn, dayOf, midnight, yearsBefore } from '../wire/days.ts'
import { journeysOn } from '../../flights/timetable.ts'
import { flightFrom, flightOf } from './flights.ts'
import { offerIdOf, openOffer, readOffer, type ExtraOffer } from '../offer-id.ts'
import { ProviderRefusal } from '../wire/refusal.ts'
import { isAdmitted, issueToken } from '../wire/tokens.ts'
import { uuidOf } from '../wire/uuid.ts'

describe('days', () => {
  it('are read with or without a time, and written without an offset', () => {
    expect(dayOf('2027-05-21')).toBe(20270521)
    expect(dayOf('2027-05-21T10:00:00')).toBe(20270521)
    expect(() => dayOf('2027-02-29')).toThrow(ProviderRefusal)
    expect(midnight(20270521)).toBe('2027-05-21T00:00:00')
  })

  it('have birthdays', () => {
    expect([yearsBefore(20280229, 2), yearsBefore(20280229, 12)]).toEqual([20260228, 20160229])
    expect([ageOn(20260301, 20280229), ageOn(yearsBefore(20280229, 2), 20280229)]).toEqual([1, 2])
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

  it('that were changed are refused', () => {
    const [first = ''] = offerIdOf(offer).split('=')
    const cheaper = offerIdOf({ ...offer, price: 1 }).split('=')[1]
    for (const id of ['', 'x', first, `${first}=abc`, `${first}=${cheaper}`]) {
      expect(() => readOffer(id)).toThrow(ProviderRefusal)
    }
  })
})

describe('flights of the timetable', () => {
  const [journey] = journeysOn(['BER'], ['TZX'], 20270521)
  if (journey === undefined) throw new Error('nothing goes from Berlin to Trabzon')
  const flight = flightFrom(journey)

  it('are found again by their leg', () => {
    const leg = {
      from: 'BER',
      to: 'TZX',
      day: 20270521,
      flightNo: flight.flightNo,
      route: 1,
      segmentNumber: 1,
    } as const
    expect(flightOf(leg)).toEqual(flight)
    expect(flightOf({ ...leg, to: 'XXX' })).toBeUndefined()
  })

  it('have times without an offset, and a change where two meet', () => {
    const [first, second] = flight.segments
    expect([flight.departs, flight.arrives]).toEqual([first?.departs, second?.arrives])
    expect(flight.departs).toMatch(/^2027-05-21T\d\d:\d\d:00$/)
    expect(first?.to).toEqual(second?.from)
    expect(flight.duration).toBeGreaterThan((first?.duration ?? 0) + (second?.duration ?? 0))
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
