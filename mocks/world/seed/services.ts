import { CARAVANS } from './services/caravans.ts'
import { CARS } from './services/cars.ts'
import { EVENTS } from './services/events.ts'
import { GULETS } from './services/gulets.ts'
import { RIDES } from './services/rides.ts'
import type { ServiceSeed } from './services/service-seed.ts'

/** Everything that is sold beside hotels, tours and flights, in the order in which the agency recommends it. */
export const SERVICES: readonly ServiceSeed[] = [...GULETS, ...CARAVANS, ...EVENTS, ...CARS, ...RIDES]
