import type { SceneKind } from '../../scenes/scene.ts'
import type { AllWords } from '../texts.ts'

interface PlaceSeed {
  readonly name: AllWords
  /** Set A of the location types: 1 city, 4 town, 5 village, 8 country. */
  readonly type: 1 | 4 | 5 | 8
  readonly parent?: string
  readonly at: readonly [latitude: number, longitude: number]
  readonly scene: SceneKind
}

/** Places that can be searched. A search in a place finds the hotels of every place below it. */
export const PLACES = {
  turkiye: { name: ['Türkiye', 'تركيا', 'Türkiye', 'Türkei'], type: 8, at: [39, 35.2], scene: 'coastal-road' },

  antalya: {
    name: ['Antalya', 'أنطاليا', 'Antalya', 'Antalya'],
    type: 1,
    parent: 'turkiye',
    at: [36.8969, 30.7133],
    scene: 'theatre',
  },
  kas: { name: ['Kaş', 'كاش', 'Kaş', 'Kaş'], type: 4, parent: 'antalya', at: [36.2018, 29.6377], scene: 'gulet-bay' },
  lara: { name: ['Lara', 'لارا', 'Lara', 'Lara'], type: 4, parent: 'antalya', at: [36.8556, 30.8001], scene: 'beach' },
  konyaalti: {
    name: ['Konyaaltı', 'كونيالتي', 'Konyaaltı', 'Konyaaltı'],
    type: 4,
    parent: 'antalya',
    at: [36.8664, 30.6361],
    scene: 'beach',
  },
  kaleici: {
    name: ['Kaleiçi, old town', 'كالييتشي، البلدة القديمة', 'Kaleiçi', 'Kaleiçi, Altstadt'],
    type: 5,
    parent: 'antalya',
    at: [36.8841, 30.7056],
    scene: 'old-town',
  },
  belek: {
    name: ['Belek', 'بيليك', 'Belek', 'Belek'],
    type: 4,
    parent: 'antalya',
    at: [36.8625, 31.0556],
    scene: 'seaside-hotel',
  },

  mugla: {
    name: ['Muğla', 'موغلا', 'Muğla', 'Muğla'],
    type: 1,
    parent: 'turkiye',
    at: [37.2153, 28.3636],
    scene: 'gulet-bay',
  },
  bodrum: {
    name: ['Bodrum', 'بودروم', 'Bodrum', 'Bodrum'],
    type: 4,
    parent: 'mugla',
    at: [37.0344, 27.4305],
    scene: 'infinity-pool',
  },
  fethiye: {
    name: ['Fethiye', 'فتحية', 'Fethiye', 'Fethiye'],
    type: 4,
    parent: 'mugla',
    at: [36.6217, 29.1164],
    scene: 'gulet-bay',
  },
  oludeniz: {
    name: ['Ölüdeniz', 'أولودنيز', 'Ölüdeniz', 'Ölüdeniz'],
    type: 5,
    parent: 'fethiye',
    at: [36.5497, 29.1154],
    scene: 'beach',
  },
  marmaris: {
    name: ['Marmaris', 'مرمريس', 'Marmaris', 'Marmaris'],
    type: 4,
    parent: 'mugla',
    at: [36.855, 28.2742],
    scene: 'seaside-hotel',
  },

  izmir: {
    name: ['Izmir', 'إزمير', 'İzmir', 'Izmir'],
    type: 1,
    parent: 'turkiye',
    at: [38.4237, 27.1428],
    scene: 'market',
  },
  cesme: {
    name: ['Çeşme', 'تشيشمه', 'Çeşme', 'Çeşme'],
    type: 4,
    parent: 'izmir',
    at: [38.3232, 26.3032],
    scene: 'coastal-road',
  },
  alacati: {
    name: ['Alaçatı', 'ألاتشاتي', 'Alaçatı', 'Alaçatı'],
    type: 5,
    parent: 'cesme',
    at: [38.2826, 26.3741],
    scene: 'old-town',
  },

  istanbul: {
    name: ['Istanbul', 'إسطنبول', 'İstanbul', 'Istanbul'],
    type: 1,
    parent: 'turkiye',
    at: [41.0082, 28.9784],
    scene: 'mosque-dusk',
  },
  sultanahmet: {
    name: ['Sultanahmet', 'السلطان أحمد', 'Sultanahmet', 'Sultanahmet'],
    type: 4,
    parent: 'istanbul',
    at: [41.0054, 28.9768],
    scene: 'mosque-dusk',
  },
  galata: {
    name: ['Galata', 'غلطة', 'Galata', 'Galata'],
    type: 4,
    parent: 'istanbul',
    at: [41.0256, 28.9741],
    scene: 'old-town',
  },
  ortakoy: {
    name: ['Ortaköy', 'أورتاكوي', 'Ortaköy', 'Ortaköy'],
    type: 4,
    parent: 'istanbul',
    at: [41.0553, 29.0268],
    scene: 'mosque-dusk',
  },

  cappadocia: {
    name: ['Cappadocia', 'كابادوكيا', 'Kapadokya', 'Kappadokien'],
    type: 1,
    parent: 'turkiye',
    at: [38.6431, 34.8289],
    scene: 'balloons',
  },
  goreme: {
    name: ['Göreme', 'غوريمه', 'Göreme', 'Göreme'],
    type: 5,
    parent: 'cappadocia',
    at: [38.6431, 34.8289],
    scene: 'balloons',
  },
  urgup: {
    name: ['Ürgüp', 'أورغوب', 'Ürgüp', 'Ürgüp'],
    type: 4,
    parent: 'cappadocia',
    at: [38.6307, 34.9131],
    scene: 'balloons',
  },

  denizli: {
    name: ['Denizli', 'دنيزلي', 'Denizli', 'Denizli'],
    type: 1,
    parent: 'turkiye',
    at: [37.7765, 29.0864],
    scene: 'travertines',
  },
  pamukkale: {
    name: ['Pamukkale', 'باموكالي', 'Pamukkale', 'Pamukkale'],
    type: 4,
    parent: 'denizli',
    at: [37.9203, 29.1212],
    scene: 'travertines',
  },

  bursa: {
    name: ['Bursa', 'بورصة', 'Bursa', 'Bursa'],
    type: 1,
    parent: 'turkiye',
    at: [40.1826, 29.0669],
    scene: 'old-town',
  },
  uludag: {
    name: ['Uludağ', 'أولوداغ', 'Uludağ', 'Uludağ'],
    type: 5,
    parent: 'bursa',
    at: [40.1006, 29.1306],
    scene: 'ski',
  },

  trabzon: {
    name: ['Trabzon', 'طرابزون', 'Trabzon', 'Trabzon'],
    type: 1,
    parent: 'turkiye',
    at: [41.0027, 39.7168],
    scene: 'caravan-pines',
  },
  uzungol: {
    name: ['Uzungöl', 'أوزنجول', 'Uzungöl', 'Uzungöl'],
    type: 5,
    parent: 'trabzon',
    at: [40.6192, 40.2956],
    scene: 'caravan-pines',
  },
} as const satisfies Record<string, PlaceSeed>

export type PlaceId = keyof typeof PLACES

/** Whether a word names a place. */
export const isPlace = (id: string): id is PlaceId => Object.hasOwn(PLACES, id)

/** Every place that there is. */
export const PLACE_IDS: readonly PlaceId[] = Object.keys(PLACES).filter(isPlace)

function parentOf(id: PlaceId): PlaceId | undefined {
  const { parent }: PlaceSeed = PLACES[id]
  return parent !== undefined && isPlace(parent) ? parent : undefined
}

/** A place and those it lies in, the nearest first. */
export function lineageOf(id: PlaceId): PlaceId[] {
  const parent = parentOf(id)
  return parent === undefined ? [id] : [id, ...lineageOf(parent)]
}

/** The place that is named behind a place: its town's province, its province's country. */
export const regionOf = (id: PlaceId): PlaceId | undefined => parentOf(id)
