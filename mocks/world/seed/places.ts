import type { SceneKind } from '../../scenes/scene.ts'
import type { AllWords } from '../basics/texts.ts'

interface PlaceSeed {
  readonly name: AllWords
  /** Set A of the location types: 1 city, 4 town, 5 village, 8 country. */
  readonly type: 1 | 4 | 5 | 8
  readonly parent?: string
  readonly at: readonly [latitude: number, longitude: number]
  readonly scene: SceneKind
}

/** A place that is called the same in every language that is written with Latin letters. */
const same = (name: string, arabic: string): AllWords => [name, arabic, name, name]

/**
 * Places that can be searched. A search in a place finds the hotels of every place below it. The
 * provider's numbers follow from their order: a new place goes to the end.
 */
export const PLACES = {
  turkiye: { name: ['Türkiye', 'تركيا', 'Türkiye', 'Türkei'], type: 8, at: [39, 35.2], scene: 'coastal-road' },

  antalya: { name: same('Antalya', 'أنطاليا'), type: 1, parent: 'turkiye', at: [36.8969, 30.7133], scene: 'theatre' },
  kas: { name: same('Kaş', 'كاش'), type: 4, parent: 'antalya', at: [36.2018, 29.6377], scene: 'gulet-bay' },
  lara: { name: same('Lara', 'لارا'), type: 4, parent: 'antalya', at: [36.8556, 30.8001], scene: 'beach' },
  konyaalti: {
    name: same('Konyaaltı', 'كونيالتي'),
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
  belek: { name: same('Belek', 'بيليك'), type: 4, parent: 'antalya', at: [36.8625, 31.0556], scene: 'seaside-hotel' },

  mugla: { name: same('Muğla', 'موغلا'), type: 1, parent: 'turkiye', at: [37.2153, 28.3636], scene: 'gulet-bay' },
  bodrum: { name: same('Bodrum', 'بودروم'), type: 4, parent: 'mugla', at: [37.0344, 27.4305], scene: 'infinity-pool' },
  fethiye: { name: same('Fethiye', 'فتحية'), type: 4, parent: 'mugla', at: [36.6217, 29.1164], scene: 'gulet-bay' },
  oludeniz: { name: same('Ölüdeniz', 'أولودنيز'), type: 5, parent: 'fethiye', at: [36.5497, 29.1154], scene: 'beach' },
  marmaris: {
    name: same('Marmaris', 'مرمريس'),
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
  cesme: { name: same('Çeşme', 'تشيشمه'), type: 4, parent: 'izmir', at: [38.3232, 26.3032], scene: 'coastal-road' },
  alacati: { name: same('Alaçatı', 'ألاتشاتي'), type: 5, parent: 'cesme', at: [38.2826, 26.3741], scene: 'old-town' },

  istanbul: {
    name: ['Istanbul', 'إسطنبول', 'İstanbul', 'Istanbul'],
    type: 1,
    parent: 'turkiye',
    at: [41.0082, 28.9784],
    scene: 'mosque-dusk',
  },
  sultanahmet: {
    name: same('Sultanahmet', 'السلطان أحمد'),
    type: 4,
    parent: 'istanbul',
    at: [41.0054, 28.9768],
    scene: 'mosque-dusk',
  },
  galata: { name: same('Galata', 'غلطة'), type: 4, parent: 'istanbul', at: [41.0256, 28.9741], scene: 'old-town' },
  ortakoy: {
    name: same('Ortaköy', 'أورتاكوي'),
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
  goreme: { name: same('Göreme', 'غوريمه'), type: 5, parent: 'cappadocia', at: [38.6431, 34.8289], scene: 'balloons' },
  urgup: { name: same('Ürgüp', 'أورغوب'), type: 4, parent: 'cappadocia', at: [38.6307, 34.9131], scene: 'balloons' },

  denizli: {
    name: same('Denizli', 'دنيزلي'),
    type: 1,
    parent: 'turkiye',
    at: [37.7765, 29.0864],
    scene: 'travertines',
  },
  pamukkale: {
    name: same('Pamukkale', 'باموكالي'),
    type: 4,
    parent: 'denizli',
    at: [37.9203, 29.1212],
    scene: 'travertines',
  },

  bursa: { name: same('Bursa', 'بورصة'), type: 1, parent: 'turkiye', at: [40.1826, 29.0669], scene: 'old-town' },
  uludag: { name: same('Uludağ', 'أولوداغ'), type: 5, parent: 'bursa', at: [40.1006, 29.1306], scene: 'ski' },

  trabzon: {
    name: same('Trabzon', 'طرابزون'),
    type: 1,
    parent: 'turkiye',
    at: [41.0027, 39.7168],
    scene: 'caravan-pines',
  },
  uzungol: {
    name: same('Uzungöl', 'أوزنجول'),
    type: 5,
    parent: 'trabzon',
    at: [40.6192, 40.2956],
    scene: 'lake-cabins',
  },

  kalkan: { name: same('Kalkan', 'كالكان'), type: 4, parent: 'antalya', at: [36.265, 29.415], scene: 'infinity-pool' },
  patara: { name: same('Patara', 'باتارا'), type: 5, parent: 'antalya', at: [36.28, 29.318], scene: 'beach' },
  cirali: { name: same('Çıralı', 'تشيرالي'), type: 5, parent: 'antalya', at: [36.414, 30.478], scene: 'beach' },
  kemer: { name: same('Kemer', 'كيمر'), type: 4, parent: 'antalya', at: [36.598, 30.56], scene: 'seaside-hotel' },
  side: { name: same('Side', 'سيدا'), type: 4, parent: 'antalya', at: [36.7672, 31.389], scene: 'theatre' },
  alanya: { name: same('Alanya', 'ألانيا'), type: 4, parent: 'antalya', at: [36.5438, 31.9998], scene: 'beach' },
  datca: { name: same('Datça', 'داتشا'), type: 4, parent: 'mugla', at: [36.727, 27.687], scene: 'gulet-bay' },
  gocek: { name: same('Göcek', 'غوجك'), type: 5, parent: 'mugla', at: [36.754, 28.94], scene: 'gulet-bay' },
  dalyan: { name: same('Dalyan', 'داليان'), type: 4, parent: 'mugla', at: [36.834, 28.643], scene: 'theatre' },
  akyaka: { name: same('Akyaka', 'آكياكا'), type: 5, parent: 'mugla', at: [37.054, 28.325], scene: 'gulet-bay' },
  sirince: { name: same('Şirince', 'شيرينجه'), type: 5, parent: 'izmir', at: [37.944, 27.434], scene: 'old-town' },

  aydin: { name: same('Aydın', 'آيدن'), type: 1, parent: 'turkiye', at: [37.845, 27.84], scene: 'market' },
  kusadasi: {
    name: same('Kuşadası', 'كوش أداسي'),
    type: 4,
    parent: 'aydin',
    at: [37.859, 27.259],
    scene: 'seaside-hotel',
  },

  balikesir: { name: same('Balıkesir', 'باليكسير'), type: 1, parent: 'turkiye', at: [39.648, 27.883], scene: 'market' },
  ayvalik: { name: same('Ayvalık', 'آيواليك'), type: 4, parent: 'balikesir', at: [39.319, 26.695], scene: 'gulet-bay' },
  cunda: {
    name: ['Cunda', 'جوندا', 'Cunda (Alibey Adası)', 'Cunda'],
    type: 5,
    parent: 'ayvalik',
    at: [39.334, 26.659],
    scene: 'old-town',
  },

  canakkale: {
    name: same('Çanakkale', 'تشاناكالي'),
    type: 1,
    parent: 'turkiye',
    at: [40.153, 26.414],
    scene: 'coastal-road',
  },
  bozcaada: {
    name: same('Bozcaada', 'بوزجا أدا'),
    type: 4,
    parent: 'canakkale',
    at: [39.835, 26.07],
    scene: 'old-town',
  },
  assos: {
    name: ['Assos', 'آسوس', 'Assos (Behramkale)', 'Assos'],
    type: 5,
    parent: 'canakkale',
    at: [39.488, 26.337],
    scene: 'theatre',
  },

  kadikoy: { name: same('Kadıköy', 'قاضي كوي'), type: 4, parent: 'istanbul', at: [40.99, 29.027], scene: 'market' },
  buyukada: {
    name: ['Büyükada, Princes’ Islands', 'بويوك أدا، جزر الأميرات', 'Büyükada', 'Büyükada, Prinzeninseln'],
    type: 5,
    parent: 'istanbul',
    at: [40.874, 29.128],
    scene: 'seaside-hotel',
  },

  uchisar: {
    name: same('Uçhisar', 'أوتش حصار'),
    type: 5,
    parent: 'cappadocia',
    at: [38.63, 34.805],
    scene: 'balloons',
  },
  avanos: { name: same('Avanos', 'أفانوس'), type: 4, parent: 'cappadocia', at: [38.715, 34.847], scene: 'market' },

  mardin: { name: same('Mardin', 'ماردين'), type: 1, parent: 'turkiye', at: [37.313, 40.735], scene: 'stone-town' },
  gaziantep: {
    name: same('Gaziantep', 'غازي عنتاب'),
    type: 1,
    parent: 'turkiye',
    at: [37.062, 37.383],
    scene: 'market',
  },
  van: { name: same('Van', 'وان'), type: 1, parent: 'turkiye', at: [38.501, 43.373], scene: 'coastal-road' },

  rize: { name: same('Rize', 'ريزه'), type: 1, parent: 'turkiye', at: [41.025, 40.518], scene: 'lake-cabins' },
  ayder: { name: same('Ayder', 'آيدر'), type: 5, parent: 'rize', at: [40.953, 41.106], scene: 'lake-cabins' },

  karabuk: {
    name: same('Karabük', 'كارابوك'),
    type: 1,
    parent: 'turkiye',
    at: [41.206, 32.62],
    scene: 'caravan-pines',
  },
  safranbolu: {
    name: same('Safranbolu', 'سافرانبولو'),
    type: 4,
    parent: 'karabuk',
    at: [41.246, 32.692],
    scene: 'market',
  },

  bartin: { name: same('Bartın', 'بارتن'), type: 1, parent: 'turkiye', at: [41.634, 32.337], scene: 'coastal-road' },
  amasra: { name: same('Amasra', 'أماسرا'), type: 4, parent: 'bartin', at: [41.748, 32.386], scene: 'gulet-bay' },

  ankara: { name: same('Ankara', 'أنقرة'), type: 1, parent: 'turkiye', at: [39.9334, 32.8597], scene: 'stone-town' },

  kayseri: { name: same('Kayseri', 'قيصري'), type: 1, parent: 'turkiye', at: [38.722, 35.485], scene: 'ski' },
  erciyes: { name: same('Erciyes', 'إرجييس'), type: 5, parent: 'kayseri', at: [38.542, 35.517], scene: 'ski' },

  sakarya: {
    name: same('Sakarya', 'صقاريا'),
    type: 1,
    parent: 'turkiye',
    at: [40.773, 30.395],
    scene: 'lake-cabins',
  },
  sapanca: {
    name: same('Sapanca', 'سابانجا'),
    type: 4,
    parent: 'sakarya',
    at: [40.691, 30.268],
    scene: 'lake-cabins',
  },

  afyon: {
    name: same('Afyonkarahisar', 'أفيون قره حصار'),
    type: 1,
    parent: 'turkiye',
    at: [38.756, 30.538],
    scene: 'spa',
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
