import { CARAVANS } from './services/caravans.ts'
import { CARS } from './services/cars.ts'
import { EVENTS } from './services/events.ts'
import { GULETS } from './services/gulets.ts'
import { RIDES } from './services/rides.ts'
import type { ServiceSeed } from './services/service-seed.ts'

/** Everything sold besides hotels, tours and flights, in the agency's recommended order. */
export const SERVICES: readonly ServiceSeed[] = [...GULETS, ...CARAVANS, ...EVENTS, ...CARS, ...RIDES]
