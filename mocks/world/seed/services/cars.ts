import { money } from '../../basics/money.ts'
import { inEach, type AllWords } from '../../basics/texts.ts'
import { PLACES, type PlaceId } from '../places.ts'
import { CLASSES } from './car-classes.ts'
import { CAR_EXTRAS, CAR_INCLUDED } from './included.ts'
import type { ServiceSeed } from './service-seed.ts'

type Facts = Extract<ServiceSeed['facts'], { kind: 'extra' }>

const GEARBOX = {
  manual: ['manual', 'ناقل يدوي', 'manuel', 'Schaltgetriebe'],
  automatic: ['automatic', 'ناقل آلي', 'otomatik', 'Automatik'],
} as const satisfies Record<Facts['gearbox'], AllWords>

const COMMA: AllWords = [', ', '، ', ', ', ', ']

const HANDED_OVER: AllWords = [
  'It is handed over full of fuel and washed; a photo of every side is taken together with you.',
  'تُسلَّم مغسولة وممتلئة الوقود، وتُلتقط معكم صورة من كل جانب.',
  'Yıkanmış ve deposu dolu teslim edilir; her yanı sizinle birlikte fotoğraflanır.',
  'Die Übergabe ist gewaschen und vollgetankt; jede Seite wird mit Ihnen zusammen fotografiert.',
]

interface Model {
  readonly id: string
  readonly place: PlaceId
  readonly base: number
  readonly rating: readonly [number, number]
  /** Lira of the deposit, and what the driver pays of a damage at most. */
  readonly deposit: number
  readonly excess: number
  readonly facts: Omit<Facts, 'kind' | 'excess' | 'deposit'>
}

function car({ id, place, base, rating, deposit, excess, facts }: Model): ServiceSeed {
  const { name, line } = CLASSES[facts.class]
  return {
    id,
    name: inEach((pick) => [name, GEARBOX[facts.gearbox], PLACES[place].name].map(pick).join(pick(COMMA))),
    headline: line,
    description: inEach((pick) => `${pick(line)} ${pick(HANDED_OVER)}`),
    place,
    tags: ['road'],
    themes: [],
    rating,
    season: place === 'istanbul' ? 'city' : 'sea',
    basis: 'service',
    per: 'day',
    base,
    ways: [
      {
        id: 'basic',
        name: ['With deposit', 'مع تأمين مسترد', 'Depozitolu', 'Mit Kaution'],
        factor: 1000,
        stock: 8,
        deposit,
      },
      {
        id: 'full',
        name: [
          'Full cover without excess',
          'تغطية كاملة بلا تحمّل',
          'Muafiyetsiz tam güvence',
          'Vollschutz ohne Selbstbehalt',
        ],
        factor: 1350,
        stock: 8,
      },
    ],
    capacity: facts.seats,
    freeDays: 2,
    supply: 'usual',
    included: CAR_INCLUDED,
    excluded: CAR_EXTRAS,
    pictures: ['coastal-road', 'old-town'],
    palette: 'sunny',
    facts: { kind: 'extra', ...facts, excess: money(excess * 100), deposit: money(deposit * 100) },
  }
}

const FULL = 'full-to-full'

/** Cars for hire. */
export const CARS: readonly ServiceSeed[] = [
  car({
    id: '381',
    place: 'antalya',
    base: 1150,
    rating: [8.7, 214],
    deposit: 6000,
    excess: 18000,
    facts: {
      class: 'mini',
      seats: 4,
      bags: 1,
      gearbox: 'manual',
      fuel: 'petrol',
      fuelPolicy: FULL,
      driverAge: 21,
      licenceYears: 1,
    },
  }),
  car({
    id: '382',
    place: 'antalya',
    base: 1400,
    rating: [8.8, 402],
    deposit: 7500,
    excess: 20000,
    facts: {
      class: 'economy',
      seats: 5,
      bags: 2,
      gearbox: 'manual',
      fuel: 'petrol',
      fuelPolicy: FULL,
      driverAge: 21,
      licenceYears: 1,
    },
  }),
  car({
    id: '383',
    place: 'izmir',
    base: 1450,
    rating: [8.9, 187],
    deposit: 7500,
    excess: 20000,
    facts: {
      class: 'economy',
      seats: 5,
      bags: 2,
      gearbox: 'automatic',
      fuel: 'petrol',
      fuelPolicy: FULL,
      driverAge: 21,
      licenceYears: 1,
    },
  }),
  car({
    id: '384',
    place: 'istanbul',
    base: 1900,
    rating: [8.6, 355],
    deposit: 10000,
    excess: 25000,
    facts: {
      class: 'compact',
      seats: 5,
      bags: 3,
      gearbox: 'automatic',
      fuel: 'hybrid',
      fuelPolicy: FULL,
      driverAge: 23,
      licenceYears: 2,
      kilometresPerDay: 300,
    },
  }),
  car({
    id: '385',
    place: 'bodrum',
    base: 1800,
    rating: [9.0, 143],
    deposit: 10000,
    excess: 25000,
    facts: {
      class: 'compact',
      seats: 5,
      bags: 3,
      gearbox: 'manual',
      fuel: 'diesel',
      fuelPolicy: 'same-to-same',
      driverAge: 23,
      licenceYears: 2,
    },
  }),
  car({
    id: '386',
    place: 'cappadocia',
    base: 2100,
    rating: [9.1, 76],
    deposit: 12000,
    excess: 28000,
    facts: {
      class: 'estate',
      seats: 5,
      bags: 4,
      gearbox: 'manual',
      fuel: 'diesel',
      fuelPolicy: FULL,
      driverAge: 23,
      licenceYears: 2,
    },
  }),
  car({
    id: '387',
    place: 'trabzon',
    base: 2700,
    rating: [9.2, 118],
    deposit: 15000,
    excess: 35000,
    facts: {
      class: 'suv',
      seats: 5,
      bags: 4,
      gearbox: 'automatic',
      fuel: 'diesel',
      fuelPolicy: FULL,
      driverAge: 25,
      licenceYears: 3,
    },
  }),
  car({
    id: '388',
    place: 'fethiye',
    base: 2600,
    rating: [9.0, 92],
    deposit: 15000,
    excess: 35000,
    facts: {
      class: 'suv',
      seats: 5,
      bags: 4,
      gearbox: 'automatic',
      fuel: 'electric',
      fuelPolicy: 'same-to-same',
      driverAge: 25,
      licenceYears: 3,
      kilometresPerDay: 350,
    },
  }),
  car({
    id: '389',
    place: 'antalya',
    base: 3400,
    rating: [8.9, 64],
    deposit: 20000,
    excess: 40000,
    facts: {
      class: 'van',
      seats: 9,
      bags: 6,
      gearbox: 'manual',
      fuel: 'diesel',
      fuelPolicy: FULL,
      driverAge: 27,
      licenceYears: 5,
    },
  }),
  car({
    id: '390',
    place: 'istanbul',
    base: 6800,
    rating: [9.4, 31],
    deposit: 40000,
    excess: 60000,
    facts: {
      class: 'luxury',
      seats: 5,
      bags: 3,
      gearbox: 'automatic',
      fuel: 'hybrid',
      fuelPolicy: 'prepaid',
      driverAge: 27,
      licenceYears: 5,
      kilometresPerDay: 200,
    },
  }),
]
