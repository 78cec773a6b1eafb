import { describe, expect, it, test } from 'vitest'
import {
  addShared,
  cardsPerStep,
  favouritesText,
  readFavourites,
  readShared,
  sharedText,
  type Favourite,
} from './favourites.ts'

const TODAY = 20270510
const hotel: Favourite = { kind: 'hotel', id: '12', since: TODAY, price: { value: 2720, currency: 'try' } }
const tour: Favourite = { kind: 'tour', id: '7', since: 20270401 }
const many = (count: number): Favourite[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'hotel', id: `h${index}`, since: TODAY }))

describe('a shared link: "/favourites?ids=hotel.12,tour.7, at most 50" (decision 36.11)', () => {
  it.each([
    ['hotel.12,tour.7', ['hotel.12', 'tour.7']],
    ['hotel.12, tour.7 ,hotel.12', ['hotel.12', 'tour.7']],
    ['hotel.12,yacht.1,hotel.,hotel.a-b,transfer.aytbelekminivan', ['hotel.12', 'transfer.aytbelekminivan']],
    ['hotel.12,hotel.p2-12,hotel.p14-12,hotel.p2-12', ['hotel.12', 'hotel.p2-12', 'hotel.p14-12']],
    ['hotel.p02-12,hotel.p200-12,hotel.p-12,hotel.p2-,hotel.p2-p2-12,hotel.P2-12,tour.p2-12', []],
    ['', []],
  ])('%s', (text, refs) => {
    expect(readShared(text).map(({ kind, id }) => `${kind}.${id}`)).toEqual(refs)
  })

  it('contains the newest 50 entries and reads at most 50', () => {
    expect(sharedText(many(60)).split(',')).toHaveLength(50)
    expect(
      readShared(
        many(60)
          .map(({ id }) => `hotel.${id}`)
          .join(),
      ),
    ).toHaveLength(50)
    expect(readShared(sharedText([hotel, tour]))).toEqual([
      { kind: 'hotel', id: '12' },
      { kind: 'tour', id: '7' },
    ])
  })

  it("is added to the visitor's list without changing existing entries", () => {
    const shared = readShared('hotel.12,service.900')
    expect(addShared([hotel, tour], shared, TODAY)).toEqual([hotel, tour, { kind: 'service', id: '900', since: TODAY }])
    expect(addShared(many(99), readShared('tour.1,tour.2'), TODAY)).toHaveLength(100)
  })
})

it.each([
  ['agency', 24],
  ['provider', 12],
] as const)('a site with hotels of the %s reads %i records at a time', (source, cards) => {
  expect(cardsPerStep(source)).toBe(cards)
})

describe('the stored list', () => {
  it('is parsed to what was stored', () => {
    const list = [hotel, { ...hotel, id: 'p2-12' }, tour]
    expect(readFavourites(favouritesText(list), TODAY)).toEqual(list)
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '"hotel.12"'],
    ['a provider without hotel', '[{"ref":"tour.p2-7","since":20270501},{"ref":"hotel.p2-<b>","since":20270501}]'],
    ['entries of another shape', '[null, 4, {"ref":"hotel.12"}, {"ref":"yacht.1","since":20270501}]'],
  ])('%s is parsed as an empty list', (_, text) => {
    expect(readFavourites(text, TODAY)).toEqual([])
  })

  it('drops entries that are older than a year', () => {
    const old = { ...hotel, since: 20260509 }
    const kept = { ...tour, since: 20260510 }
    expect(readFavourites(favouritesText([old, kept]), TODAY)).toEqual([kept])
  })
})
