import { describe, expect, it, test } from 'vitest'
import { favouritesText, readFavourites, type Favourite } from './favourites.ts'
import { toggleKept } from './toggle-kept.ts'

const TODAY = 20270510
const hotel: Favourite = { kind: 'hotel', id: '12', since: TODAY, price: { value: 2720, currency: 'try' } }
const tour: Favourite = { kind: 'tour', id: '7', since: 20270401 }
const sold: Favourite = { ...hotel, id: 'p2-12' }
const many = (count: number): Favourite[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'hotel', id: `h${index}`, since: TODAY }))

/** The list after a press on the heart of a favourite; undefined when it takes no more. */
function toggled(list: readonly Favourite[], { kind, id, since, price }: Favourite): Favourite[] | undefined {
  const text = toggleKept(favouritesText(list), { ref: `${kind}.${id}`, since, ...price }, TODAY)
  return text === undefined ? undefined : readFavourites(text, TODAY)
}

describe('toggleKept', () => {
  test.each<[string, Favourite[], Favourite, Favourite[] | undefined]>([
    ['puts a new one in front', [tour], hotel, [hotel, tour]],
    ['takes a kept one out, whenever it was kept', [hotel, tour], { ...hotel, since: 20270509 }, [tour]],
    ['keeps a hotel of the provider beside one of the agency with its number', [hotel], sold, [sold, hotel]],
    ['takes out a hotel of the agency, and leaves one of the provider', [sold, hotel], hotel, [sold]],
    ['takes 100', many(99), tour, [tour, ...many(99)]],
    ['takes no more than 100', many(100), tour, undefined],
    ['takes one out of 100', [...many(99), tour], tour, many(99)],
    [
      'does not count what was kept more than a year ago',
      [...many(99), { ...tour, since: 20260509 }],
      hotel,
      [hotel, ...many(99)],
    ],
  ])('%s', (_, list, one, after) => {
    expect(toggled(list, one)).toEqual(after)
  })

  it.each([null, '{', '"hotel.12"', '[null, 4, {"ref":"hotel.12"}]'])('begins a list where %s is stored', (text) => {
    expect(toggleKept(text, { ref: 'tour.7', since: TODAY }, TODAY)).toBe('[{"ref":"tour.7","since":20270510}]')
  })
})
