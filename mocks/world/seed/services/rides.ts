import SEEDS from '../../../seed/services/rides.json' with { type: 'json' }
import VEHICLES from '../../../seed/services/vehicles.json' with { type: 'json' }
import { inEach, text } from '../../basics/texts.ts'
import type { PlaceId } from '../places.ts'
import { KINDS } from './kinds.ts'
import { seasonOf, type ServiceSeed } from './service-seed.ts'
import { roadOf } from './localized-service.ts'
import { waysOf } from './ways.ts'
import { seedsOf } from '../written.ts'
import { WORDS } from './words.ts'

interface RideFacts {
  readonly id: string
  readonly place: PlaceId
  readonly vehicle: keyof typeof VEHICLES
  readonly base: number
  readonly minutes: number
  readonly waitingMinutes: number
  readonly rating: readonly [number, number]
}

const { ways, ...KIND } = KINDS.ride

function ride({ id, place, vehicle, base, minutes, waitingMinutes, rating }: RideFacts): ServiceSeed {
  const { capacity, bags } = VEHICLES[vehicle]
  const name = WORDS.vehicles[vehicle]
  const { from, to, line } = roadOf(id)
  const time = inEach((pick) =>
    pick(WORDS.time).replace('{minutes}', String(minutes)).replace('{waiting}', String(waitingMinutes)),
  )
  return {
    ...KIND,
    id,
    name: inEach((pick) => `${pick(from)} – ${pick(to)}`),
    headline: name,
    description: inEach((pick) => `${pick(line)} ${pick(time)}`),
    place,
    rating,
    season: seasonOf(place),
    base,
    ways: waysOf(ways),
    capacity,
    included: WORDS.included.ride,
    excluded: WORDS.excluded.ride,
    facts: {
      kind: 'transfer',
      from: text(from),
      to: text(to),
      vehicle: text(name),
      capacity,
      bags,
      minutes,
      waitingMinutes,
      meetingPoint: text(WORDS.meeting),
    },
  }
}

/** Private rides sold as services. */
export const RIDES: readonly ServiceSeed[] = seedsOf<readonly RideFacts[]>(SEEDS).map(ride)
