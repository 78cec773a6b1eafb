import { AEGEAN_STOPS } from './stops/aegean.ts'
import { ANTALYA_STOPS } from './stops/antalya.ts'
import { CAPPADOCIA_STOPS } from './stops/cappadocia.ts'
import { ISTANBUL_STOPS } from './stops/istanbul.ts'
import { MUGLA_STOPS } from './stops/mugla.ts'
import { NORTH_STOPS } from './stops/north.ts'

/** Everything that a tour can show. */
export const STOPS = {
  ...CAPPADOCIA_STOPS,
  ...ISTANBUL_STOPS,
  ...AEGEAN_STOPS,
  ...ANTALYA_STOPS,
  ...MUGLA_STOPS,
  ...NORTH_STOPS,
} as const

export type StopId = keyof typeof STOPS
