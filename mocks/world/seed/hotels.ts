import type { HotelSeed } from './hotel-seed.ts'
import { AEGEAN } from './hotels/aegean.ts'
import { ALACATI } from './hotels/alacati.ts'
import { ANTALYA_EAST } from './hotels/antalya-east.ts'
import { BELEK } from './hotels/belek.ts'
import { BLACK_SEA } from './hotels/black-sea.ts'
import { BODRUM } from './hotels/bodrum.ts'
import { CAPPADOCIA } from './hotels/cappadocia.ts'
import { EAST } from './hotels/east.ts'
import { FETHIYE } from './hotels/fethiye.ts'
import { INNER_ANATOLIA } from './hotels/inner-anatolia.ts'
import { ISTANBUL } from './hotels/istanbul.ts'
import { KALEICI } from './hotels/kaleici.ts'
import { KAS } from './hotels/kas.ts'
import { KONYAALTI } from './hotels/konyaalti.ts'
import { LARA } from './hotels/lara.ts'
import { LYCIA } from './hotels/lycia.ts'
import { MARMARA } from './hotels/marmara.ts'
import { MARMARIS } from './hotels/marmaris.ts'
import { MUGLA_BAYS } from './hotels/mugla-bays.ts'
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
  ...LYCIA,
  ...ANTALYA_EAST,
  ...MUGLA_BAYS,
  ...AEGEAN,
  ...MARMARA,
  ...INNER_ANATOLIA,
  ...EAST,
  ...BLACK_SEA,
]
