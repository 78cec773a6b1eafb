import SEEDS from '../../../seed/services/cars.json' with { type: 'json' }
import type { SceneKind } from '../../../scenes/scene.ts'
import { money } from '../../basics/money.ts'
import { inEach } from '../../basics/texts.ts'
import { PLACES, type PlaceId } from '../places.ts'
import { handOverAt } from './desks.ts'
import { KINDS, type Items } from './kinds.ts'
import { seasonOf, type ServiceSeed } from './service-seed.ts'
import { variantsOf } from './variants.ts'
import { seedsOf } from '../seed-data.ts'
import { itemsOf, WORDS } from './words.ts'

type Facts = Extract<ServiceSeed['facts'], { kind: 'extra' }>

interface CarFacts extends Partial<Items> {
  readonly id: string
  readonly place: PlaceId
  readonly base: number
  readonly rating: readonly [number, number]
  /** Deposit and maximum excess, in lira. */
  readonly deposit: number
  readonly excess: number
  readonly facts: Omit<Facts, 'kind' | 'excess' | 'deposit'>
}

/** What the first picture of each class shows. */
const SCENES: Readonly<Record<Facts['class'], SceneKind>> = {
  mini: 'small-car',
  economy: 'small-car',
  compact: 'small-car',
  estate: 'saloon',
  luxury: 'saloon',
  suv: 'off-road',
  van: 'transfer-van',
}

const { variants, ...KIND } = KINDS.car
const [WITH_DEPOSIT, ...WITHOUT] = variants

function car(seed: CarFacts): ServiceSeed {
  const { id, place, base, rating, deposit, excess, facts, included = KIND.included, excluded = KIND.excluded } = seed
  const { name, line } = WORDS.classes[facts.class]
  const { gearboxes, comma, handedOver, handedOverCharged } = WORDS
  return {
    ...KIND,
    pictures: [SCENES[facts.class], ...KIND.pictures],
    id,
    name: inEach((pick) => [name, gearboxes[facts.gearbox], PLACES[place].name].map(pick).join(pick(comma))),
    headline: line,
    description: facts.fuel === 'electric' ? handedOverCharged : handedOver,
    place,
    rating,
    season: seasonOf(place),
    base,
    variants: variantsOf([{ ...WITH_DEPOSIT, deposit }, ...WITHOUT]),
    capacity: facts.seats,
    included: itemsOf(included),
    excluded: itemsOf(excluded),
    facts: {
      kind: 'extra',
      ...facts,
      ...handOverAt(place, 'desk'),
      excess: money(excess * 100),
      deposit: money(deposit * 100),
    },
  }
}

/** Rental cars. */
export const CARS: readonly ServiceSeed[] = seedsOf<readonly CarFacts[]>(SEEDS).map(car)
