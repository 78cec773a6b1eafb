import { describe, expect, it } from 'vitest'
import { distanceFrom, hotelsAround, kilometres } from './around.ts'
import { AIRPORT_IDS } from '../seed/airports.ts'
import { HOTELS } from '../seed/hotels.ts'

describe('kilometres', () => {
  it.each([
    ['a place and itself', [36.9, 30.8], [36.9, 30.8], 0],
    ['a degree of latitude', [36, 30], [37, 30], 111],
    ['Istanbul and Ankara', [41.0082, 28.9784], [39.9334, 32.8597], 349],
  ] as const)('between %s', (_, from, to, expected) => {
    expect(Math.round(kilometres(from, to))).toBe(expected)
  })
})

describe('hotels around an airport (decision 35.2)', () => {
  it('are those of its region, the nearest first', () => {
    const places = [...new Set(hotelsAround('ayt', HOTELS).map(({ hotel }) => hotel.place))]
    expect(places[0]).toBe('lara')
    expect(places.indexOf('belek')).toBeLessThan(places.indexOf('kas'))
    expect(places).not.toContain('bodrum')
  })

  it.each(AIRPORT_IDS)('%s has hotels', (id) => {
    expect(hotelsAround(id, HOTELS).length).toBeGreaterThan(0)
  })

  it('say how far away they are', () => {
    expect(distanceFrom('ayt', 13.6)).toContainEqual({ lang: 'en', value: '14 km from Antalya Airport' })
    expect(distanceFrom('ayt', 0.2)).toContainEqual({ lang: 'en', value: '1 km from Antalya Airport' })
  })
})
