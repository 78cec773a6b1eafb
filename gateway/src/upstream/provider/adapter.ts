import type { OperationId } from '@rota/openapi/agency/operations'
import type { AnswerOf } from '../../ports/contract.ts'
import type { OperationRequest } from '../../ports/context.ts'
import { toCancelResult, cheapestOf } from '../../translate/provider/bookings/cancellation.ts'
import { languageOf, type Conversion } from '../../translate/provider/conversion.ts'
import { flightsRequest } from '../../translate/provider/flights/flight-search.ts'
import { toFlights, noFlights } from '../../translate/provider/flights/flights.ts'
import { contentRequest, toHotelContent } from '../../translate/provider/hotels/hotel-content.ts'
import { hotelsRequest, toHotels, noHotels } from '../../translate/provider/hotels/hotel-search.ts'
import { detailsRequest, toOfferDetails, offersRequest, toOffers } from '../../translate/provider/offers.ts'
import { arrivalsRequest, toArrivals, flightPlacesRequest, toFlightPlaces } from '../../translate/provider/places.ts'
import { reservationsRequest, toReservations, toReservation } from '../../translate/provider/bookings/reservations.ts'
import { toCommitResult, toTransaction, updateRequest } from '../../translate/provider/bookings/transaction.ts'
import type { Tools } from './tools.ts'

/** A call of the agency API, translated to calls of the provider. */
type Adapted<Id extends OperationId> = (request: OperationRequest<Id>, tools: Tools) => Promise<AnswerOf<Id>>

/** The context for names in the language of a call (decision 17.1). */
const inLanguage = (conversion: Conversion, culture?: string): Conversion =>
  culture === undefined ? conversion : { ...conversion, lang: languageOf(culture) }

/**
 * The calls that the provider handles, one row each. Prices include the markup of the site's record, which is read
 * before the provider is called: without it no price could be shown, so nothing should be started.
 */
export const ADAPTED = {
  flightPlaceList: async ({ params }, { ask, plain }) => {
    const { term, direction, culture } = params.query
    const request = flightPlacesRequest(term, culture)
    const answers = await Promise.all([
      ...(direction === 2 ? [] : [ask('departureAutocomplete', request)]),
      ...(direction === 1 ? [] : [ask('arrivalAutocomplete', request)]),
    ])
    return {
      records: toFlightPlaces(
        answers.map(({ body }) => body),
        inLanguage(plain, culture),
      ),
    }
  },
  flightPrice: async ({ body }, { ask, priced, orNothing, logDropped }) => {
    const conversion = inLanguage(await priced(), body.culture)
    const found = await orNothing(ask('priceSearch', flightsRequest(body)))
    const isRoundTrip = body.query.type === 2
    const items = found ? toFlights(found.body, { ...conversion, isRoundTrip }) : noFlights(conversion)
    logDropped(found?.body.flights, items.flights)
    return { items }
  },
  providerArrivalList: async ({ body }, { ask }) => {
    const { body: found } = await ask('arrivalAutocomplete', arrivalsRequest(body))
    return { items: { items: toArrivals(found) } }
  },
  providerHotelPrice: async ({ body }, { ask, priced, orNothing, logDropped }) => {
    const conversion = await priced()
    const found = await orNothing(ask('priceSearch', hotelsRequest(body)))
    const items = found ? toHotels(found.body, conversion) : noHotels(conversion)
    logDropped(found?.body.hotels, items.hotels)
    return { items }
  },
  providerProduct: async ({ body }, { ask, plain, checkSame }) => {
    const { body: found } = await ask('productInfoView', contentRequest(body))
    checkSame(body.product, found.hotel.id)
    return { items: { hotel: toHotelContent(found, plain) } }
  },
  offerList: async ({ body }, { ask, priced }) => {
    const conversion = await priced()
    const { body: found } = await ask('offerList', offersRequest(body))
    return { items: toOffers(found, body.productType, conversion) }
  },
  offerDetail: async ({ body }, { ask, priced, logDropped }) => {
    const conversion = await priced()
    const { body: found } = await ask('offerDetailList', detailsRequest(body))
    const offerDetails = toOfferDetails(found, conversion)
    logDropped(found.offerDetails, offerDetails)
    return { items: { offerDetails } }
  },
  transactionBegin: async ({ body }, { ask, priced }) => {
    const conversion = await priced()
    const { body: transaction, warnings } = await ask('transactionBegin', body)
    return toTransaction(transaction, warnings, conversion)
  },
  transactionUpdate: async ({ body }, { ask, ofTravellers, priced, checkSame }) => {
    const request = updateRequest(body)
    const conversion = await priced()
    const { body: transaction, warnings } = await ofTravellers(ask('reservationInfoSet', request))
    checkSame(body.transactionId, transaction.transactionId)
    return toTransaction(transaction, warnings, conversion)
  },
  serviceAdd: async ({ body }, { ask, priced, checkSame }) => {
    const conversion = await priced()
    const { body: transaction, warnings } = await ask('serviceAdd', body)
    checkSame(body.transactionId, transaction.transactionId)
    return toTransaction(transaction, warnings, conversion)
  },
  serviceRemove: async ({ body }, { ask, priced, checkSame }) => {
    const conversion = await priced()
    const { body: transaction, warnings } = await ask('serviceRemove', body)
    checkSame(body.transactionId, transaction.transactionId)
    return toTransaction(transaction, warnings, conversion)
  },
  transactionCommit: async ({ params }, { ask, ofTravellers, checkSame }) => {
    const { transactionId } = params.path
    const { body: committed } = await ofTravellers(ask('transactionCommit', { transactionId }))
    if (committed.transactionId !== undefined) checkSame(transactionId, committed.transactionId)
    return toCommitResult(transactionId, committed)
  },
  reservationList: async ({ body }, { ask, priced, logDropped }) => {
    const conversion = await priced()
    const request = reservationsRequest(body)
    const { body: found, leftOut } = await ask('reservationList', request)
    const items = toReservations(found, conversion, { asked: request, leftOut })
    logDropped(found.reservations, items.reservations)
    return { items }
  },
  reservationDetail: async ({ params }, { ask, priced, checkSame }) => {
    const conversion = await priced()
    const { body: found } = await ask('reservationView', { reservationNumber: params.path.id })
    checkSame(params.path.id, found.reservationNumber)
    return { items: toReservation(found, conversion) }
  },
  reservationCancel: async ({ params }, { ask, priced, before }) => {
    const reservationNumber = params.path.id
    const conversion = await priced()
    const { body: penalties } = await before(ask('cancellationPenaltyList', { reservationNumber }))
    const penalty = cheapestOf(penalties)
    const { body: cancelled } = await ask('reservationCancel', { reservationNumber, reason: penalty.reason.id })
    return toCancelResult(reservationNumber, penalty, cancelled, conversion)
  },
} as const satisfies { readonly [Id in OperationId]?: Adapted<Id> }
