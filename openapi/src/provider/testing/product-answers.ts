import type { Answer } from './answer.ts'
import flightOffers from './fullest/flight-offers.json' with { type: 'json' }
import hotelOffers from './fullest/hotel-offers.json' with { type: 'json' }
import offerDetails from './fullest/offer-details.json' with { type: 'json' }
import productInfo from './fullest/product-info.json' with { type: 'json' }
import suggestions from './fullest/suggestions.json' with { type: 'json' }

const price = { amount: 441, currency: 'EUR' }

/** The property that a suggestion has for its type; suggestions of towns and villages have not been observed. */
const subjects = { 1: 'city', 2: 'hotel', 3: 'airport', 6: 'excursion', 7: 'category', 8: 'country', 11: 'tour' }
const suggesting = (['arrivalAutocomplete', 'departureAutocomplete'] as const).flatMap((operation) =>
  Object.entries(subjects).map(([type, subject]): Answer => ({
    title: `${operation} of a ${subject}`,
    operation,
    fullest: { items: [{ ...suggestions.items[0], type: Number(type) }] },
    smallest: { items: [{ type: Number(type), provider: 2, [subject]: { id: 'AYT' } }] },
    needs: ['items', 'items.0.type', 'items.0.provider', `items.0.${subject}`, `items.0.${subject}.id`],
  })),
)

/** Responses of the calls before and after a search. */
export const products: Answer[] = [
  ...suggesting,
  {
    title: 'offers of a hotel',
    operation: 'offerList',
    fullest: hotelOffers,
    smallest: { offers: [{ offerId: '2$2$a', price, rooms: [] }] },
    needs: ['offers', 'offers.0.offerId', 'offers.0.price', 'offers.0.rooms'],
  },
  {
    title: 'brands of a flight',
    operation: 'offerList',
    fullest: flightOffers,
    smallest: { offers: [{ flightId: 'XY204', offerId: '13$3$a', price }] },
    needs: [
      'offers',
      'offers.0.flightId',
      'offers.0.offerId',
      'offers.0.price',
      'offers.0.offerIds.0.groupKey',
      'offers.0.offerIds.0.offerId',
    ],
  },
  {
    title: 'offer details',
    operation: 'offerDetailList',
    fullest: offerDetails,
    smallest: { offerDetails: [{ offerId: '1$2$a' }] },
    needs: [
      'offerDetails',
      'offerDetails.0.offerId',
      'offerDetails.0.hotels.0.id',
      'offerDetails.0.extraServices.0.id',
    ],
  },
  {
    title: 'product info',
    operation: 'productInfoView',
    fullest: productInfo,
    smallest: { hotel: { id: '14' } },
    needs: ['hotel', 'hotel.id'],
  },
]
