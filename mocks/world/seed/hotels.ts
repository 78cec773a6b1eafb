import type { HotelSeed } from './hotel-seed.ts'
import { ALACATI } from './hotels/alacati.ts'
import { BELEK } from './hotels/belek.ts'
import { BODRUM } from './hotels/bodrum.ts'
import { CAPPADOCIA } from './hotels/cappadocia.ts'
import { FETHIYE } from './hotels/fethiye.ts'
import { ISTANBUL } from './hotels/istanbul.ts'
import { KALEICI } from './hotels/kaleici.ts'
import { KAS } from './hotels/kas.ts'
import { KONYAALTI } from './hotels/konyaalti.ts'
import { LARA } from './hotels/lara.ts'
import { MARMARIS } from './hotels/marmaris.ts'
import { PAMUKKALE } from './hotels/pamukkale.ts'
import { TRABZON } from './hotels/trabzon.ts'
import { ULUDAG } from './hotels/uludag.ts'

/** Every hotel of the agency. Invented houses in real places. */
export const HOTELS: readonly HotelSeed[] = [
  ...KAS,
  ...LARA,
  ...KONYAALTI,
  ...BELEK,
  ...KALEICI,
  ...BODRUM,
  ...FETHIYE,
  ...MARMARIS,
  ...ALACATI,
  ...ISTANBUL,
  ...CAPPADOCIA,
  ...PAMUKKALE,
  ...ULUDAG,
  ...TRABZON,
]
