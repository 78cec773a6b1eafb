import { Availability } from '@rota/openapi/agency/enums'
import { servicePictures } from '../catalogue/journey-pictures.ts'
import { centsOf } from '../basics/money.ts'
import { BASIS } from '../prices/party-price.ts'
import { Refusal } from '../basics/refusal.ts'
import { PLACES } from '../seed/places.ts'
import type { ServiceSeed } from '../seed/services/service-seed.ts'
import { serviceSeedOf } from '../catalogue/service-list.ts'
import { variantOffer } from '../prices/service-price.ts'
import { slugOf } from '../basics/slug.ts'
import { text } from '../basics/texts.ts'
import { tourOf } from '../catalogue/tour-list.ts'
import { tourLine } from './tour-line.ts'
import {
  heldUntil,
  normalised,
  peopleOf,
  pricedLine,
  type Line,
  type PricingContext,
  type LineRequest,
} from './line-request.ts'

/** When an event begins, or the hour at which the visitor wants to pick up a car or a caravan. */
function timeOf({ facts }: ServiceSeed, { time }: LineRequest): Pick<Line, 'time'> {
  if (facts.kind === 'charter') return { time: facts.begins }
  return time === undefined ? {} : { time }
}

/**
 * A basket line for a service; tours are services too. Refuses an unknown service (`not-found`), a party that is too
 * large, and dates on which it does not take place (`sold-out`).
 */
export function serviceLine(wish: LineRequest, { market }: Pick<PricingContext, 'market'>): Line {
  const tour = tourOf(wish.id)
  if (tour) return tourLine(tour, wish, { market })
  const service = serviceSeedOf(wish.id)
  const variant = service?.variants.find(({ id }) => id === wish.pricePlan?.id)
  const { checkIn, checkOut, count } = wish
  if (!service || !variant || checkIn === undefined || checkOut === undefined) {
    throw new Refusal('not-found', 'A line of the basket names nothing that is sold here.')
  }
  const party = normalised(wish.pax)
  if (peopleOf({ pax: party, count: 1 }) > service.capacity) {
    throw new Refusal('over-capacity', `It takes at most ${service.capacity} people.`)
  }
  const stay = { checkIn, checkOut }
  const found = variantOffer(service, variant, { stay, party, count }, market)
  if (found === undefined) throw new Refusal('sold-out', 'It does not take place then.')
  const { offer, isThere } = found
  const [picture] = servicePictures(service)
  return {
    ...pricedLine(wish, centsOf(offer.total.value)),
    type: 'service',
    stype: service.facts.kind,
    pricePlan: { id: variant.id },
    ...stay,
    ...timeOf(service, wish),
    ...(wish.returnTime !== undefined && { returnTime: wish.returnTime }),
    title: text(service.name),
    place: text(PLACES[service.place].name),
    planName: offer.name,
    slug: slugOf(service.name.en, service.id),
    ...(picture && { picture }),
    priceBasis: BASIS[service.basis],
    terms: offer.terms,
    ...(offer.deposit && { deposit: { ...offer.deposit, value: (centsOf(offer.deposit.value) * count) / 100 } }),
    ...driverOf(service.facts),
    ...spotOf(service.facts),
    cancellation: offer.cancellation,
    availability: isThere ? offer.availability : Availability.NotAvailable,
    ...heldUntil(checkIn, offer.cancellation, market),
  }
}

/** What a rented vehicle requires of its driver; nothing for all other services. */
function driverOf(facts: ServiceSeed['facts']): Pick<Line, 'driver'> {
  if (facts.kind === 'caravan') return { driver: { licence: facts.licence } }
  if (facts.kind !== 'extra') return {}
  const { driverAge, licenceYears } = facts
  return { driver: { age: driverAge, ...(licenceYears !== undefined && { licenceYears }) } }
}

/** Where and when to be at the door of an event, or to be handed a vehicle (decision 38.9). */
function spotOf(facts: ServiceSeed['facts']): Pick<Line, 'venue' | 'doors' | 'meetingPoint' | 'address'> {
  if (facts.kind === 'charter') {
    const { venue, doors, address } = facts
    return { venue, doors, ...(address && { address }) }
  }
  if (facts.kind !== 'caravan' && facts.kind !== 'extra') return {}
  const { pickup, address } = facts
  return { ...(pickup && { meetingPoint: pickup }), ...(address && { address }) }
}
