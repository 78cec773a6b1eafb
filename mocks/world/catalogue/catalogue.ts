import { Collection } from '@msw/data'
import { schemas } from '@rota/openapi/agency/validators'
import { hotelRecord } from './hotel-record.ts'
import { standard, type Schema, type Standard } from '../basics/schemas.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'
import { HOTELS } from '../seed/hotels.ts'
import { PAGES } from '../seed/pages.ts'

/** Records that all sessions share and nothing changes. */
export interface Catalogue {
  readonly hotels: Collection<Standard<Schema<'Hotel'>>>
  readonly pages: Collection<Standard<Schema<'ContentPage'>>>
  /** The seed of each hotel, by its id. */
  readonly seeds: ReadonlyMap<string, HotelSeed>
}

let made: Promise<Catalogue> | undefined

/** The catalogue, created once per process. Rejects if a record breaks the contract. */
export function catalogue(): Promise<Catalogue> {
  made ??= makeCatalogue()
  return made
}

async function makeCatalogue(): Promise<Catalogue> {
  const hotels = new Collection({ schema: standard(await schemas.Hotel()) })
  const pages = new Collection({ schema: standard(await schemas.ContentPage()) })
  for (const seed of HOTELS) await hotels.create(hotelRecord(seed))
  for (const page of PAGES) await pages.create(page)
  return { hotels, pages, seeds: new Map(HOTELS.map((seed) => [seed.id, seed])) }
}

/** A copy of a hotel's record for a response; undefined when there is no such hotel. */
export function hotelOf({ hotels }: Catalogue, id: string): Schema<'Hotel'> | undefined {
  const found = hotels.findFirst((query) => query.where((hotel) => hotel.facts.id === id))
  return found && structuredClone({ ...found })
}
