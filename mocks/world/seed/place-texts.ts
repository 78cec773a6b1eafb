import type { AllWords } from '../basics/texts.ts'
import { CITIES } from './place-texts/cities.ts'
import { INLAND } from './place-texts/inland.ts'
import { NORTH } from './place-texts/north.ts'
import { SOUTH_COAST } from './place-texts/south-coast.ts'
import { WEST_COAST } from './place-texts/west-coast.ts'
import type { PlaceId } from './places.ts'

/** What is told about a place on its own page. */
export const PLACE_TEXTS: Readonly<Record<PlaceId, AllWords>> = {
  ...SOUTH_COAST,
  ...WEST_COAST,
  ...CITIES,
  ...INLAND,
  ...NORTH,
}
