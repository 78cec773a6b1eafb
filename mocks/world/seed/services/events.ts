import SEEDS from '../../../seed/services/events.json' with { type: 'json' }
import SEATS from '../../../seed/services/seats.json' with { type: 'json' }
import type { SceneKind } from '../../../scenes/scene.ts'
import { properName, text } from '../../basics/texts.ts'
import type { Playing } from '../../prices/season-price.ts'
import type { PlaceId } from '../places.ts'
import { KINDS, type Items } from './kinds.ts'
import type { ServiceSeed } from './service-seed.ts'
import { textsOf, venueOf } from './localized-service.ts'
import { variantsOf, type VariantFacts } from './variants.ts'
import { seedsOf } from '../seed-data.ts'
import { itemsOf, WORDS } from './words.ts'

type Facts = Extract<ServiceSeed['facts'], { kind: 'charter' }>
/** A seat category of an event, numbered or unreserved. */
type SeatId = keyof typeof SEATS

interface EventFacts extends Partial<Items> {
  readonly id: string
  readonly place: PlaceId
  readonly address: string
  readonly category: Facts['category']
  readonly variants: readonly [SeatId, ...SeatId[]]
  readonly base: number
  readonly doors: string
  readonly begins: string
  readonly plays: Playing
  readonly rating: readonly [number, number]
  readonly scene: SceneKind
}

function variant(id: SeatId): VariantFacts {
  const { factor, stock } = SEATS[id]
  return { id, factor, stock }
}

function event({
  address,
  category,
  doors,
  begins,
  variants: [first, ...others],
  scene,
  ...given
}: EventFacts): ServiceSeed {
  const { included, excluded, ...seed } = { ...KINDS.event, ...given }
  const { id } = seed
  return {
    ...seed,
    ...textsOf(id),
    variants: variantsOf([variant(first), ...others.map(variant)]),
    included: itemsOf(included),
    excluded: itemsOf(excluded),
    pictures: [scene, 'old-town'],
    facts: {
      kind: 'charter',
      venue: text(venueOf(id)),
      address: properName(address),
      category,
      seats: [first, ...others].map((seat) => ({
        id: seat,
        name: text(WORDS.variants[seat]),
        isNumbered: SEATS[seat].isNumbered,
      })),
      doors,
      begins,
    },
  }
}

/** Concerts, plays and other evening events. */
export const EVENTS: readonly ServiceSeed[] = seedsOf<readonly EventFacts[]>(SEEDS).map(event)
