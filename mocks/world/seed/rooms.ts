import type { SceneKind } from '../../scenes/scene.ts'
import type { AllWords } from '../basics/texts.ts'

interface RoomSeed {
  readonly name: AllWords
  readonly beds: AllWords
  readonly capacity: { readonly adults: number; readonly children: number; readonly total: number }
  /** Square metres. */
  readonly size: number
  /** Price against the plainest double, in thousandths. */
  readonly factor: number
  readonly scene: SceneKind
}

const DOUBLE_OR_TWIN: AllWords = [
  '1 double or 2 single beds',
  'سرير مزدوج أو سريران مفردان',
  '1 çift kişilik ya da 2 tek kişilik yatak',
  '1 Doppelbett oder 2 Einzelbetten',
]
const ONE_DOUBLE: AllWords = ['1 double bed', 'سرير مزدوج واحد', '1 çift kişilik yatak', '1 Doppelbett']
const DOUBLE_AND_SOFA: AllWords = [
  '1 double bed and a sofa bed',
  'سرير مزدوج وأريكة سرير',
  '1 çift kişilik yatak ve 1 çekyat',
  '1 Doppelbett und 1 Schlafsofa',
]
const FAMILY_BEDS: AllWords = [
  '1 double and 2 single beds',
  'سرير مزدوج وسريران مفردان',
  '1 çift kişilik, 2 tek kişilik yatak',
  '1 Doppelbett und 2 Einzelbetten',
]
const TWO_BEDROOMS: AllWords = [
  '2 bedrooms: 1 double, 3 single beds',
  'غرفتا نوم: سرير مزدوج وثلاثة أسرّة مفردة',
  '2 yatak odası: 1 çift kişilik, 3 tek kişilik yatak',
  '2 Schlafzimmer: 1 Doppelbett, 3 Einzelbetten',
]

/** Kinds of rooms that hotels choose from; the order within a hotel gives its room ids r1, r2, ... */
export const ROOMS = {
  economy: {
    name: ['Small double room', 'غرفة مزدوجة صغيرة', 'Küçük çift kişilik oda', 'Kleines Doppelzimmer'],
    beds: ONE_DOUBLE,
    capacity: { adults: 2, children: 0, total: 2 },
    size: 15,
    factor: 850,
    scene: 'hotel-room',
  },
  double: {
    name: ['Double room', 'غرفة مزدوجة', 'Çift kişilik oda', 'Doppelzimmer'],
    beds: DOUBLE_OR_TWIN,
    capacity: { adults: 2, children: 1, total: 3 },
    size: 22,
    factor: 1000,
    scene: 'hotel-room',
  },
  garden: {
    name: ['Garden double', 'غرفة مزدوجة تطل على الحديقة', 'Bahçe manzaralı oda', 'Doppelzimmer zum Garten'],
    beds: DOUBLE_OR_TWIN,
    capacity: { adults: 2, children: 1, total: 3 },
    size: 26,
    factor: 1000,
    scene: 'hotel-room',
  },
  sea: {
    name: ['Double room, sea side', 'غرفة مزدوجة مطلة على البحر', 'Deniz manzaralı oda', 'Doppelzimmer zum Meer'],
    beds: DOUBLE_OR_TWIN,
    capacity: { adults: 2, children: 1, total: 3 },
    size: 28,
    factor: 1220,
    scene: 'hotel-room',
  },
  triple: {
    name: ['Triple room', 'غرفة ثلاثية', 'Üç kişilik oda', 'Dreibettzimmer'],
    beds: [
      '3 single beds or 1 double and 1 single',
      'ثلاثة أسرّة مفردة أو سرير مزدوج وآخر مفرد',
      '3 tek kişilik ya da 1 çift ve 1 tek kişilik yatak',
      '3 Einzelbetten oder 1 Doppel- und 1 Einzelbett',
    ],
    capacity: { adults: 3, children: 1, total: 3 },
    size: 29,
    factor: 1180,
    scene: 'hotel-room',
  },
  family: {
    name: ['Family room', 'غرفة عائلية', 'Aile odası', 'Familienzimmer'],
    beds: FAMILY_BEDS,
    capacity: { adults: 2, children: 2, total: 4 },
    size: 36,
    factor: 1380,
    scene: 'hotel-room',
  },
  familySea: {
    name: [
      'Family room, sea side',
      'غرفة عائلية مطلة على البحر',
      'Deniz manzaralı aile odası',
      'Familienzimmer zum Meer',
    ],
    beds: FAMILY_BEDS,
    capacity: { adults: 2, children: 2, total: 4 },
    size: 38,
    factor: 1560,
    scene: 'hotel-room',
  },
  duplex: {
    name: ['Two-level family suite', 'جناح عائلي من طابقين', 'Dubleks aile odası', 'Familiensuite auf zwei Etagen'],
    beds: TWO_BEDROOMS,
    capacity: { adults: 4, children: 3, total: 5 },
    size: 58,
    factor: 2050,
    scene: 'hotel-room',
  },
  suite: {
    name: ['Suite with a sitting room', 'جناح بغرفة جلوس', 'Oturma odalı süit', 'Suite mit Wohnzimmer'],
    beds: DOUBLE_AND_SOFA,
    capacity: { adults: 3, children: 2, total: 4 },
    size: 46,
    factor: 1850,
    scene: 'hotel-room',
  },
  terrace: {
    name: ['Terrace suite', 'جناح بتراس خاص', 'Teraslı süit', 'Suite mit Terrasse'],
    beds: DOUBLE_AND_SOFA,
    capacity: { adults: 3, children: 1, total: 4 },
    size: 52,
    factor: 2200,
    scene: 'infinity-pool',
  },
  villa: {
    name: ['Villa with its own pool', 'فيلا بمسبح خاص', 'Özel havuzlu villa', 'Villa mit eigenem Pool'],
    beds: [
      '3 bedrooms: 2 double, 2 single beds',
      'ثلاث غرف نوم: سريران مزدوجان وسريران مفردان',
      '3 yatak odası: 2 çift kişilik, 2 tek kişilik yatak',
      '3 Schlafzimmer: 2 Doppelbetten, 2 Einzelbetten',
    ],
    capacity: { adults: 6, children: 3, total: 7 },
    size: 110,
    factor: 3900,
    scene: 'infinity-pool',
  },
  courtyard: {
    name: ['Courtyard double', 'غرفة مزدوجة تطل على الفناء', 'Avlu manzaralı oda', 'Doppelzimmer zum Hof'],
    beds: DOUBLE_OR_TWIN,
    capacity: { adults: 2, children: 1, total: 3 },
    size: 21,
    factor: 1000,
    scene: 'hotel-room',
  },
  attic: {
    name: ['Attic room under the beams', 'غرفة علوية بسقف خشبي', 'Çatı katı oda', 'Dachzimmer unter den Balken'],
    beds: ONE_DOUBLE,
    capacity: { adults: 2, children: 0, total: 2 },
    size: 18,
    factor: 900,
    scene: 'hotel-room',
  },
  strait: {
    name: [
      'Double room, Bosphorus side',
      'غرفة مزدوجة مطلة على البوسفور',
      'Boğaz manzaralı oda',
      'Doppelzimmer zum Bosporus',
    ],
    beds: DOUBLE_OR_TWIN,
    capacity: { adults: 2, children: 1, total: 3 },
    size: 27,
    factor: 1450,
    scene: 'mosque-dusk',
  },
  executive: {
    name: ['Work room with a desk', 'غرفة أعمال بمكتب', 'Çalışma masalı oda', 'Arbeitszimmer mit Schreibtisch'],
    beds: ['1 large double bed', 'سرير مزدوج كبير', '1 geniş çift kişilik yatak', '1 großes Doppelbett'],
    capacity: { adults: 2, children: 0, total: 2 },
    size: 26,
    factor: 1200,
    scene: 'hotel-room',
  },
  stone: {
    name: ['Stone room', 'غرفة حجرية', 'Taş oda', 'Zimmer aus Naturstein'],
    beds: DOUBLE_OR_TWIN,
    capacity: { adults: 2, children: 1, total: 3 },
    size: 24,
    factor: 1000,
    scene: 'hotel-room',
  },
  cave: {
    name: ['Cave double', 'غرفة كهفية مزدوجة', 'Mağara oda', 'Höhlenzimmer'],
    beds: DOUBLE_OR_TWIN,
    capacity: { adults: 2, children: 1, total: 3 },
    size: 27,
    factor: 1150,
    scene: 'hotel-room',
  },
  caveSuite: {
    name: ['Cave suite with a hearth', 'جناح كهفي بموقد', 'Şömineli mağara süit', 'Höhlensuite mit Kamin'],
    beds: DOUBLE_AND_SOFA,
    capacity: { adults: 3, children: 2, total: 4 },
    size: 48,
    factor: 1900,
    scene: 'hotel-room',
  },
  spring: {
    name: [
      'Double room with thermal bath',
      'غرفة مزدوجة بحوض حراري',
      'Termal banyolu oda',
      'Doppelzimmer mit Thermalbad',
    ],
    beds: DOUBLE_OR_TWIN,
    capacity: { adults: 2, children: 1, total: 3 },
    size: 30,
    factor: 1250,
    scene: 'spa',
  },
  slope: {
    name: ['Double room, slope side', 'غرفة مزدوجة مطلة على المنحدر', 'Pist manzaralı oda', 'Doppelzimmer zur Piste'],
    beds: DOUBLE_OR_TWIN,
    capacity: { adults: 2, children: 1, total: 3 },
    size: 25,
    factor: 1200,
    scene: 'ski',
  },
  chalet: {
    name: ['Wooden chalet for the family', 'شاليه خشبي للعائلة', 'Ahşap aile dağ evi', 'Holzchalet für die Familie'],
    beds: TWO_BEDROOMS,
    capacity: { adults: 4, children: 3, total: 5 },
    size: 62,
    factor: 2100,
    scene: 'caravan-pines',
  },
  valley: {
    name: ['Double room, valley side', 'غرفة مزدوجة مطلة على الوادي', 'Vadi manzaralı oda', 'Doppelzimmer zum Tal'],
    beds: DOUBLE_OR_TWIN,
    capacity: { adults: 2, children: 1, total: 3 },
    size: 25,
    factor: 1180,
    scene: 'hotel-room',
  },
} as const satisfies Record<string, RoomSeed>

export type RoomKind = keyof typeof ROOMS
