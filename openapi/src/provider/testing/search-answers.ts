import type { Answer } from './answer.ts'
import flights from './fullest/flights.json' with { type: 'json' }
import hotels from './fullest/hotels.json' with { type: 'json' }
import legacyFlights from './fullest/legacy-flights.json' with { type: 'json' }

const price = { amount: 441, currency: 'EUR' }

/** Responses of searches, including the legacy format. */
export const searches: Answer[] = [
  {
    title: 'hotels',
    operation: 'priceSearch',
    fullest: hotels,
    smallest: { searchId: 's', hotels: [{ id: '1', offers: [{ offerId: '2$2$a', price, rooms: [] }] }] },
    needs: [
      'searchId',
      'hotels',
      'hotels.0.id',
      'hotels.0.offers',
      'hotels.0.offers.0.offerId',
      'hotels.0.offers.0.price',
      'hotels.0.offers.0.rooms',
    ],
  },
  {
    title: 'grouped flights',
    operation: 'priceSearch',
    fullest: { ...flights, flights: [grouped(flights.flights[0])] },
    smallest: {
      searchId: 's',
      flights: [{ id: 'XY204', items: [], offers: [{ offerIds: [{ groupKey: '-', offerId: '13$3$a' }], price }] }],
    },
    needs: [
      'searchId',
      'flights',
      'flights.0.id',
      'flights.0.items',
      'flights.0.items.0.segments.0.id',
      'flights.0.offers',
      'flights.0.offers.0.price',
      'flights.0.offers.0.offerIds',
      'flights.0.offers.0.offerIds.0.groupKey',
      'flights.0.offers.0.offerIds.0.offerId',
    ],
  },
  {
    title: 'flights one way, bought by a flat offer id',
    operation: 'priceSearch',
    fullest: flights,
    smallest: { searchId: 's', flights: [{ id: 'XY204', items: [], offers: [{ offerId: '13$3$a', price }] }] },
    needs: [
      'searchId',
      'flights',
      'flights.0.id',
      'flights.0.items',
      'flights.0.items.0.segments.0.id',
      'flights.0.offers',
      'flights.0.offers.0.price',
      'flights.0.offers.0.offerIds.0.groupKey',
      'flights.0.offers.0.offerIds.0.offerId',
    ],
  },
  {
    title: 'legacy flights',
    operation: 'priceSearch',
    fullest: legacyFlights,
    smallest: { searchId: 's', flights: [{ id: 'a', items: [], offer: { offerId: '3$3$a', price } }] },
    needs: [
      'searchId',
      'flights',
      'flights.0.id',
      'flights.0.items',
      'flights.0.items.0.segments.0.id',
      'flights.0.offer',
      'flights.0.offer.offerId',
      'flights.0.offer.price',
    ],
  },
]

/** Grouped offers have ids by group key, but no id of their own. */
function grouped(flight: (typeof flights)['flights'][number] | undefined) {
  return { ...flight, offers: flight?.offers.map(({ offerId: _flat, ...offer }) => offer) }
}
