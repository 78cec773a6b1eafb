import { CARAVANS } from './services/caravans.ts'
import { CARS } from './services/cars.ts'
import { COAST_EVENTS } from './services/events-coast.ts'
import { INLAND_EVENTS } from './services/events-inland.ts'
import { CARIAN_GULETS } from './services/gulets-caria.ts'
import { LYCIAN_GULETS } from './services/gulets-lycia.ts'
import { RIDES } from './services/rides.ts'
import type { ServiceSeed } from './services/service-seed.ts'

/** Everything that is sold beside hotels, tours and flights, in the order in which the agency recommends it. */
export const SERVICES: readonly ServiceSeed[] = [
  ...LYCIAN_GULETS,
  ...CARIAN_GULETS,
  ...CARAVANS,
  ...COAST_EVENTS,
  ...INLAND_EVENTS,
  ...CARS,
  ...RIDES,
]
