import SEEDS from '../../../seed/services/rides.json' with { type: 'json' }
import { inEach, text } from '../../basics/texts.ts'
import { isAirport } from '../airports.ts'
import { RIDES as TRANSFERS } from '../transfers/rides.ts'
import { meetingAt, nameOf, waitAt } from '../transfers/stops.ts'
import { VEHICLES } from '../transfers/vehicles.ts'
import { seedsOf } from '../seed-data.ts'
import { KINDS } from './kinds.ts'
import { lineOf } from './localized-service.ts'
import { seasonOf, type ServiceSeed } from './service-seed.ts'
import { variantsOf } from './variants.ts'
import { itemsOf, WORDS } from './words.ts'

interface RideFacts {
  readonly id: string
  /** The id of the transfer, which ends in a place. All facts and the price come from it. */
  readonly ride: string
  readonly rating: readonly [number, number]
}

const { variants, ...KIND } = KINDS.ride

function service({ id, ride: rideId, rating }: RideFacts): ServiceSeed {
  const ride = TRANSFERS.get(rideId)
  if (ride === undefined || isAirport(ride.route.to)) throw new Error(`service ${id} has no ride to a place`)
  const { from, to, minutes } = ride.route
  const { name, passengers, bags } = VEHICLES[ride.kind]
  const [start, end] = [nameOf(from), nameOf(to)]
  const waitingMinutes = waitAt(from)
  const time = inEach((pick) =>
    pick(WORDS.time).replace('{minutes}', String(minutes)).replace('{waiting}', String(waitingMinutes)),
  )
  return {
    ...KIND,
    id,
    name: inEach((pick) => `${pick(start)} – ${pick(end)}`),
    headline: name,
    description: inEach((pick) => `${pick(lineOf(id))} ${pick(time)}`),
    place: to,
    rating,
    season: seasonOf(to),
    base: 0,
    ride,
    variants: variantsOf(variants),
    capacity: passengers,
    included: itemsOf(KIND.included),
    excluded: itemsOf(KIND.excluded),
    facts: {
      kind: 'transfer',
      from: text(start),
      to: text(end),
      vehicle: text(name),
      capacity: passengers,
      bags,
      minutes,
      waitingMinutes,
      meetingPoint: meetingAt(from),
      ride: { id: ride.id, from, to },
    },
  }
}

/** Private rides sold as services; each is one of the transfers. */
export const RIDES: readonly ServiceSeed[] = seedsOf<readonly RideFacts[]>(SEEDS).map(service)
