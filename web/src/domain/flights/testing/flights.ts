import type { Flight, FlightOffer } from '../flight-choice.ts'

type OfferFacts = {
  brand?: string
  keys?: readonly string[]
  value: number
  isPackage?: boolean
  /** Kilograms of checked baggage. */
  checked?: number
  currency?: FlightOffer['price']['currency']
}

/** A fare; without keys it is sold alone. Its ids are made of flight, brand and key. */
export function offer(flightId: string, facts: OfferFacts): FlightOffer {
  const { brand = 'light', keys = [], value, isPackage = false, checked = 0, currency = 'try' } = facts
  const id = `${flightId}/${brand}`
  return {
    ...(keys.length === 0 && { offerId: id }),
    offerIds: keys.map((groupKey) => ({ groupKey, offerId: `${id}/${groupKey}` })),
    groupKeys: keys,
    isPackageOffer: isPackage,
    price: { value, currency },
    brand: { id: brand },
    baggage:
      checked > 0
        ? [
            { type: 1, weight: checked },
            { type: 2, weight: 8 },
          ]
        : [{ type: 2, weight: 8 }],
    expiresOn: '2027-05-01T09:25:00Z',
  }
}

type FlightFacts = { airline?: string; departs?: string; arrives?: string; duration?: number; stops?: number }

/** A flight in one direction, the return a week after the departure. */
export function flight(id: string, route: 1 | 2, offers: readonly OfferFacts[], facts: FlightFacts = {}): Flight {
  const day = route === 1 ? '2027-05-21' : '2027-05-28'
  const { airline = 'X1', departs = `${day}T07:10`, arrives = `${day}T08:30`, duration = 80, stops = 0 } = facts
  const leg = { airline: { id: airline }, departure: { date: departs }, arrival: { date: arrives } }
  return {
    id,
    legs: [{ route, ...leg, duration, stopCount: stops }],
    offers: offers.map((one) => offer(id, one)),
  }
}
