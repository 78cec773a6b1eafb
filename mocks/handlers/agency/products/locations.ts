import type { Handlers } from '@rota/openapi/agency/handlers'
import { countries, locationFacts, locationRecord } from '../../../world/places/locations.ts'
import { pageOf } from '../../../world/basics/paging.ts'
import { Refusal } from '../../../world/basics/refusal.ts'
import { matchOf } from '../../../world/places/search.ts'
import { isPlace, PLACE_IDS } from '../../../world/seed/places.ts'
import type { CallContext } from '../../call-context.ts'

const alphabetical = new Intl.Collator('en')

/** Operations of openapi/paths/agency/locations.yaml. */
export const locations: Pick<Handlers<CallContext>, 'locationList' | 'locationView' | 'countryList'> = {
  locationList: async ({ query, context: { world } }) => {
    const { sort = 'name', order = 'asc', page = 1, limit = 30, keyword } = query
    const sign = order === 'desc' ? -1 : 1
    const matches = PLACE_IDS.map((id) => locationFacts(id, world.catalogue.seeds))
      .filter(
        ({ name }) =>
          keyword === undefined ||
          matchOf(
            keyword,
            name.map(({ value }) => value),
          ) > 0,
      )
      .toSorted((a, b) => {
        const byName = alphabetical.compare(a.name[0]?.value ?? '', b.name[0]?.value ?? '')
        return sort === 'name' ? sign * byName : sign * (a.hotels - b.hotels) || byName
      })
    return { status: 200, body: pageOf(matches, page, limit) }
  },

  locationView: async ({ path, context: { world } }) => {
    if (!isPlace(path.id)) throw new Refusal('not-found', 'There is no such place.')
    return { status: 200, body: { record: locationRecord(path.id, world.catalogue.seeds) } }
  },

  countryList: async ({ context: { world } }) => ({
    status: 200,
    body: { records: countries(world.catalogue.seeds) },
  }),
}
