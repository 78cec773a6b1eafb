import { AEGEAN_TOURS } from './tours/aegean.ts'
import { ANTALYA_TOURS } from './tours/antalya.ts'
import { CAPPADOCIA_TOURS } from './tours/cappadocia.ts'
import { ISTANBUL_TOURS } from './tours/istanbul.ts'
import { KAS_TOURS } from './tours/kas.ts'
import { MUGLA_TOURS } from './tours/mugla.ts'
import { NORTH_TOURS } from './tours/north.ts'
import type { TourSeed } from './tours/tour-seed.ts'

/** Every tour of the agency, in the order in which it recommends them. */
export const TOURS: readonly TourSeed[] = [
  ...CAPPADOCIA_TOURS,
  ...ISTANBUL_TOURS,
  ...ANTALYA_TOURS,
  ...KAS_TOURS,
  ...MUGLA_TOURS,
  ...AEGEAN_TOURS,
  ...NORTH_TOURS,
]
