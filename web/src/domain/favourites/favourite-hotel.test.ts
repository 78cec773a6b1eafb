import { expect, it, test } from 'vitest'
import { providerHotelOf } from '../hotels/provider-hotel.ts'
import { providerSlug } from '../hotels/provider-slug.ts'
import { favouriteHotelId } from './favourite-hotel.ts'
import { favouritesText, readFavourites } from './favourites.ts'

const PROVIDERS = { provider: 2, id: '30211' }

test.each([
  ['the agency, by its number', 'agency', 'ardic-bay-hotel-12', '12', '12'],
  ['the provider, with the provider', 'provider', 'ardic-bay-hotel-p2-30211', '30211', 'p2-30211'],
  ['another provider, with that one', 'provider', 'ardic-bay-hotel-p14-30211', '30211', 'p14-30211'],
  ['the agency on a site of the provider', 'provider', 'ardic-bay-hotel-12', '12', '12'],
  ['the agency, whose name ends like a provider', 'agency', 'hotel-p2-30211', '30211', '30211'],
] as const)('a hotel of %s', (_, source, slug, id, kept) => {
  expect(favouriteHotelId({ slug, id }, source)).toBe(kept)
})

it('can be looked up by its stored id', () => {
  const id = favouriteHotelId({ slug: providerSlug('Ardıç Bay Hotel', PROVIDERS), id: PROVIDERS.id }, 'provider')
  const text = favouritesText([{ kind: 'hotel', id, since: 20270510 }])
  expect(readFavourites(text, 20270510).map((one) => providerHotelOf(one.id))).toEqual([PROVIDERS])
})
