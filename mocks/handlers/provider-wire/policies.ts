import { ProductType, ProviderId } from '@rota/openapi/provider/enums'
import { share, type Cents } from '../../world/basics/money.ts'
import { addDays } from '../../world/basics/civil-date.ts'
import { price } from '../../world/provider/supply/currency.ts'
import { midnight } from '../../world/provider/wire/days.ts'
import type { Offer } from '../../world/provider/offer-id.ts'
import { stepsOf } from '../../world/provider/penalty.ts'
import type { Wire } from '../../world/provider/wire/wire.ts'
import type { World } from '../../world/world.ts'

/**
 * The cancellation steps of an offer; a step that already applies is shown as beginning today. Steps of the marketplace have only
 * `dueDate`, from which they apply. Steps of TourVisio, the provider's own inventory, apply from `beginDate` through
 * `dueDate` and have a percentage, too.
 * @param leg the flight of a flight offer; other products have one step list
 */
export function policies(
  offer: Offer,
  total: Cents,
  owner: number,
  world: World,
  leg = 0,
): Wire<'CancellationPolicy'>[] {
  const today = world.clock.today()
  const steps = stepsOf(offer, world, leg).map(({ from, perMille }) => ({ from: Math.max(from, today), perMille }))
  return steps.map(({ from, perMille }, index) => {
    const cost = price(share(total, perMille), offer.currency)
    if (owner !== ProviderId.TourVisio) return { dueDate: midnight(from), price: cost, provider: owner }
    const next = steps[index + 1]
    return {
      beginDate: midnight(from),
      dueDate: midnight(next ? addDays(next.from, -1) : lastDay(offer, from)),
      price: { ...cost, percent: perMille / 10 },
      provider: owner,
    }
  })
}

/** The last day on which an offer can be cancelled. */
function lastDay(offer: Offer, from: number): number {
  const day = offer.product === ProductType.Flight ? (offer.legs.at(-1)?.day ?? from) : offer.checkIn
  return Math.max(day, from)
}
