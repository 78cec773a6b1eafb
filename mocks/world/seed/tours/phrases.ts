import type { AllWords } from '../../basics/texts.ts'
import type { TagId } from '../tags.ts'

/** A headline for the first tag of a tour. */
export const HEADLINES: Readonly<Record<TagId, AllWords>> = {
  history: ['{place}, stone by stone', '{place} حجرًا بحجر', 'Taş taş {place}', '{place}, Stein für Stein'],
  nature: ['The green side of {place}', 'الوجه الأخضر: {place}', 'Yeşil yüzüyle {place}', 'Die grüne Seite von {place}'],
  sea: ['{place} from the water', '{place} من الماء', 'Sudan {place}', '{place} vom Wasser aus'],
  adventure: [
    '{place} with a faster heartbeat',
    '{place} بنبض أسرع',
    'Nabzı biraz hızlı: {place}',
    '{place} mit etwas mehr Herzklopfen',
  ],
  food: ['{place} on a plate', '{place} في طبق', 'Tabakta {place}', '{place} auf dem Teller'],
  culture: [
    '{place} and the people who make it',
    '{place} وأهلها',
    '{place} ve insanları',
    '{place} und seine Menschen',
  ],
  family: [
    '{place} at the pace of the smallest',
    '{place} على إيقاع أصغركم',
    'En küçüğün temposunda {place}',
    '{place} im Tempo der Kleinsten',
  ],
  winter: ['{place} in the snow', '{place} في الثلج', 'Karda {place}', '{place} im Schnee'],
  photography: [
    '{place} in its best light',
    '{place} في أجمل ضوء',
    'En güzel ışığında {place}',
    '{place} im besten Licht',
  ],
  walking: ['{place} step by step', '{place} خطوة بخطوة', 'Adım adım {place}', '{place}, Schritt für Schritt'],
  music: ['{place} by ear', '{place} بالأذن', 'Kulaktan {place}', '{place} mit den Ohren'],
  road: [
    '{place} through the windscreen',
    '{place} من خلف الزجاج',
    'Ön camdan {place}',
    '{place} durch die Windschutzscheibe',
  ],
}

type Phrases = readonly [AllWords, ...AllWords[]]

/** How the description of a daily tour begins. `{from}` is where it starts, `{hours}` how long it lasts. */
export const DAY_OPENERS: Phrases = [
  [
    'A day in {place}, {hours} hours from door to door.',
    'يوم في {place}، ومدته بالساعات من الباب إلى الباب: {hours}.',
    '{place}: kapıdan kapıya {hours} saat.',
    '{place}, von Tür zu Tür {hours} Stunden.',
  ],
  [
    '{place} for people who would rather see a few things well than many in passing.',
    '{place} لمن يفضّل رؤية القليل جيدًا على رؤية الكثير مرورًا.',
    '{place}: çok şeyi geçerken görmek yerine az şeyi iyi görmek isteyenlere.',
    '{place} für alle, die lieber Weniges richtig sehen als vieles im Vorbeigehen.',
  ],
  [
    'We start in {from} and are {hours} hours under way.',
    'ننطلق من {from}، ومدة الرحلة بالساعات: {hours}.',
    'Başlangıç: {from}. Yolda {hours} saat.',
    'Wir starten in {from} und sind {hours} Stunden unterwegs.',
  ],
]

/** How the description of a package tour begins. `{days}` is two or more. */
export const PACKAGE_OPENERS: Phrases = [
  [
    '{days} days in and around {place}, with a guide who lives there.',
    '{place} وما حولها مع مرشد من أهلها، وعدد الأيام: {days}.',
    '{place} ve çevresinde {days} gün, orada yaşayan bir rehberle.',
    '{days} Tage in und um {place}, mit einem Führer, der dort lebt.',
  ],
  [
    '{place} in {days} days; hotels, tickets and transport are arranged.',
    '{place} بفنادق وتذاكر ونقل مرتبة مسبقًا، وعدد الأيام: {days}.',
    '{days} günde {place}; oteller, biletler ve ulaşım hazır.',
    '{place} in {days} Tagen; Hotels, Eintritt und Fahrten sind geregelt.',
  ],
]

export const PICKUP: AllWords = [
  'At your hotel in {from}, or at the meeting point that your ticket names.',
  'في فندقكم في {from} أو عند نقطة اللقاء المذكورة في تذكرتكم.',
  'Otelinizde ({from}) ya da biletinizde yazan buluşma noktasında.',
  'An Ihrem Hotel in {from} oder am Treffpunkt, der auf Ihrer Karte steht.',
]

/** Between two stops of a title. */
export const AND: AllWords = [' and ', ' و', ' ve ', ' und ']
