import SEEDS from '../../seed/hotels.json' with { type: 'json' }
import type { HotelFacts, HotelSeed, HotelText } from './hotel-seed.ts'
import { localized } from './localized.ts'
import { seedsOf, requireText } from './seed-data.ts'

const TEXTS = localized<Record<string, HotelText>>('hotels')

/** All hotels of the agency: invented hotels in real places. */
export const HOTELS: readonly HotelSeed[] = seedsOf<readonly HotelFacts[]>(SEEDS).map((hotel) => ({
  ...hotel,
  ...requireText(TEXTS, hotel.id),
}))
