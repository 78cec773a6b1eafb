import type { HotelSeed } from './hotel-seed.ts'
import { ANTALYA_COAST } from './hotels/antalya-coast.ts'
import { KAS } from './hotels/kas.ts'

/** Every hotel of the agency. Invented houses in real places. */
export const HOTELS: readonly HotelSeed[] = [...KAS, ...ANTALYA_COAST]
