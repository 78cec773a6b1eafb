import type { Playing } from '../../prices/season-price.ts'
import { text, type AllWords } from '../../basics/texts.ts'
import type { PlaceId } from '../places.ts'
import type { SceneKind } from '../../../scenes/scene.ts'
import { EVENT_EXTRAS, EVENT_INCLUDED } from './included.ts'
import type { ServiceSeed, WaySeed } from './service-seed.ts'

type Facts = Extract<ServiceSeed['facts'], { kind: 'charter' }>

/** Ways to see an event, the price against the plainest one. */
export const STALLS: WaySeed = {
  id: 'stalls',
  name: ['Stalls', 'المقاعد الأمامية', 'Salon', 'Parkett'],
  factor: 1800,
  stock: 120,
}
export const STEPS: WaySeed = {
  id: 'steps',
  name: ['Stone steps with cushion', 'المدرجات الحجرية مع وسادة', 'Minderli taş basamaklar', 'Steinstufen mit Kissen'],
  factor: 1000,
  stock: 400,
}
export const FRONT: WaySeed = {
  id: 'front',
  name: ['First rows', 'الصفوف الأولى', 'İlk sıralar', 'Erste Reihen'],
  factor: 1600,
  stock: 60,
}
export const STANDING: WaySeed = {
  id: 'standing',
  name: ['Standing', 'وقوفًا', 'Ayakta', 'Stehplatz'],
  factor: 1000,
  stock: 500,
}
export const TABLE: WaySeed = {
  id: 'table',
  name: ['Table with supper', 'طاولة مع عشاء', 'Yemekli masa', 'Tisch mit Abendessen'],
  factor: 2400,
  stock: 40,
}
export const CHAIR: WaySeed = { id: 'chair', name: ['Chair', 'كرسي', 'Sandalye', 'Stuhl'], factor: 1000, stock: 150 }

/** Seats with a number; on steps and on one's feet whoever comes first chooses. */
const NUMBERED = new Set(['stalls', 'front', 'table', 'chair'])

interface Event {
  readonly id: string
  readonly name: AllWords
  readonly headline: AllWords
  readonly description: AllWords
  readonly venue: AllWords
  readonly place: PlaceId
  readonly category: Facts['category']
  readonly ways: readonly [WaySeed, ...WaySeed[]]
  readonly base: number
  readonly doors: string
  readonly begins: string
  readonly plays: Playing
  readonly rating: readonly [number, number]
  readonly scene: SceneKind
}

/** An event from what was written about it. */
export const event = ({ venue, category, doors, begins, ways, scene, ...told }: Event): ServiceSeed => ({
  ...told,
  ways,
  tags: ['music', 'culture'],
  themes: [],
  season: 'city',
  basis: 'pax',
  per: 'once',
  capacity: 9,
  freeDays: 3,
  supply: 'usual',
  included: EVENT_INCLUDED,
  excluded: EVENT_EXTRAS,
  pictures: [scene, 'old-town'],
  palette: 'raspberry',
  facts: {
    kind: 'charter',
    venue: text(venue),
    category,
    seats: ways.map(({ id, name }) => ({ id, name: text(name), isNumbered: NUMBERED.has(id) })),
    doors,
    begins,
  },
})
