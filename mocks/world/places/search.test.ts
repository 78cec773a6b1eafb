import { describe, expect, it } from 'vitest'
import { folded, hotelsIn, matchOf, suggestions } from './search.ts'
import { HOTELS } from '../seed/hotels.ts'

describe('folding of what is typed', () => {
  it.each([
    ['İzmir', 'izmir'],
    ['IZMIR', 'izmir'],
    ['ızmır', 'izmir'],
    ['Kaş', 'kas'],
    ['Ölüdeniz', 'oludeniz'],
    ['Alaçatı', 'alacati'],
    ['  Göreme, köy ', 'goreme koy'],
    ['Uludağ’da', 'uludag da'],
    ['أنطاليا', 'انطاليا'],
    ['إِسطنبول', 'اسطنبول'],
    ['غوريمة', 'غوريمه'],
  ])('%s is compared as %s', (typed, expected) => {
    expect(folded(typed)).toBe(expected)
  })
})

describe('how well a name matches', () => {
  it.each([
    ['antalya', 3],
    ['ANTALYA', 3],
    ['anta', 2],
    ['old', 1],
    ['alya', 0],
    ['', 0],
    ['...', 0],
  ])('%s against Antalya and its old town: %i', (term, rank) => {
    expect(matchOf(term, ['Antalya', 'Kaleiçi, old town'])).toBe(rank)
  })
})

const ids = (term: string, type?: number) => suggestions(term, type, HOTELS).map(({ id }) => id)

describe('suggestions', () => {
  it.each([
    ['anta', 'antalya'],
    ['izmir', 'izmir'],
    ['İZMİR', 'izmir'],
    ['Kapadokya', 'cappadocia'],
    ['cappa', 'cappadocia'],
    ['إسطنبول', 'istanbul'],
    ['اسطنبول', 'istanbul'],
    ['انطاليا', 'antalya'],
    ['ardıç', '12'],
    ['ardic bay', '12'],
    ['pamuk', 'pamukkale'],
    ['AYT', 'ayt'],
    ['adb', 'adb'],
    ['sabiha', 'saw'],
    ['مطار دالامان', 'dlm'],
  ])('%s means %s first', (term, id) => {
    expect(ids(term)[0]).toBe(id)
  })

  it('of airports carry the code (decision 35.2)', () => {
    const [airport] = suggestions('bjv', undefined, HOTELS)
    expect(airport).toMatchObject({ id: 'bjv', type: 3, code: 'BJV' })
  })

  it('places stand before airports, and airports before hotels of the same rank', () => {
    expect(
      suggestions('antalya', undefined, HOTELS)
        .map(({ type }) => type)
        .slice(0, 2),
    ).toEqual([1, 3])

    const found = suggestions('kaleici', undefined, HOTELS)
    expect(found.map(({ type }) => type)).toEqual([5, 2])
  })

  it('can be of one kind only', () => {
    expect(ids('kaleici', 2)).toEqual(['25'])
    expect(ids('antalya', 2)).toEqual([])
  })

  it('are twelve at most', () => {
    expect(ids('o').length).toBeLessThanOrEqual(12)
  })
})

describe('hotels of a place', () => {
  it('Antalya finds the whole coast from Patara to Alanya', () => {
    const places = new Set(hotelsIn('antalya', HOTELS).map(({ place }) => place))
    const city = ['belek', 'kaleici', 'konyaalti', 'lara']
    const west = ['cirali', 'kalkan', 'kas', 'kemer', 'patara']
    expect(places).toEqual(new Set([...city, ...west, 'alanya', 'side']))
  })

  it.each([
    ['mugla', ['akyaka', 'bodrum', 'dalyan', 'datca', 'fethiye', 'gocek', 'marmaris', 'oludeniz']],
    ['fethiye', ['fethiye', 'oludeniz']],
    ['izmir', ['alacati', 'cesme', 'izmir', 'sirince']],
    ['ayvalik', ['ayvalik', 'cunda']],
    ['kas', ['kas']],
  ] as const)('%s finds %j', (place, expected) => {
    expect([...new Set(hotelsIn(place, HOTELS).map((hotel) => hotel.place))].toSorted()).toEqual(expected)
  })

  it('the countries find all, each its own', () => {
    const found = (['turkiye', 'greece', 'georgia', 'montenegro'] as const).map((id) => hotelsIn(id, HOTELS).length)
    expect(found).toEqual([71, 4, 2, 2])
    expect(found.reduce((sum, number) => sum + number)).toBe(HOTELS.length)
  })

  it.each([
    ['rodos', 'rhodes'],
    ['Batum', 'batumi'],
    ['أثينا', 'athens'],
    ['Griechenland', 'greece'],
  ])('%s means %s', (term, place) => {
    expect(suggestions(term, undefined, HOTELS)[0]?.id).toBe(place)
  })
})
