/**
 * Copies a value from an earlier response into a request, because the examples in the contract name hotels and places
 * of an invented agency, which a real agency does not have. Chains apply in order: a later chain replaces the value of
 * an earlier one, and a chain that finds no value changes nothing.
 */
export interface Chain {
  /** The operation whose response has the value. */
  from: string
  /**
   * Path of the value in that response. `*` tries each item or property, and takes the first in which the rest of the
   * path exists.
   */
  at: string
  /** Path in the request, beginning with `path`, `query` or `body`. */
  into: string
  /** Text that the request has before the value, such as `location-`. */
  prefix?: string
}

/** Chains of the calls to the agency, by operation. */
export const AGENCY_CHAINS: Readonly<Record<string, readonly Chain[]>> = {
  availabilitySearch: [
    {
      from: 'mainProductList',
      at: 'list/*/hotel/location/id',
      into: 'body/filter/toLocation',
      prefix: 'location-',
    },
  ],
  tourSearch: [
    { from: 'tourList', at: 'records/*/location/id', into: 'body/filter/toLocation', prefix: 'location-' },
    { from: 'tourList', at: 'records/*/type', into: 'body/filter/type' },
  ],
  hotelView: [
    { from: 'mainProductList', at: 'list/*/hotel/id', into: 'path/id' },
    { from: 'availabilitySearch', at: 'records/*/hotel/id', into: 'path/id' },
  ],
  hotelPrice: [
    { from: 'mainProductList', at: 'list/*/hotel/id', into: 'path/id' },
    { from: 'availabilitySearch', at: 'records/*/hotel/id', into: 'path/id' },
    {
      from: 'availabilitySearch',
      at: 'records/*/hotel/location/id',
      into: 'body/toLocation',
      prefix: 'location-',
    },
  ],
  tourView: [{ from: 'tourList', at: 'records/*/id', into: 'path/id' }],
  servicePrice: [
    { from: 'serviceList', at: 'records/*/id', into: 'path/id' },
    { from: 'serviceList', at: 'records/*/facts/kind', into: 'body/service' },
  ],
  transferView: [{ from: 'transferList', at: 'records/*/id', into: 'path/id' }],
  locationView: [{ from: 'locationList', at: 'records/*/id', into: 'path/id' }],
  providerHotelPrice: [
    { from: 'providerArrivalList', at: 'items/items/*/city/id', into: 'body/arrivalLocations/0/id' },
  ],
  providerProduct: [
    { from: 'providerHotelPrice', at: 'items/hotels/*/id', into: 'body/product' },
    { from: 'providerHotelPrice', at: 'items/hotels/*/provider', into: 'body/ownerProvider' },
  ],
  offerList: [
    { from: 'flightPrice', at: 'items/searchId', into: 'body/searchId' },
    { from: 'flightPrice', at: 'items/flights/*/offers/*/offerId', into: 'body/offerIds/0' },
  ],
  offerDetail: [{ from: 'flightPrice', at: 'items/flights/*/offers/*/offerId', into: 'body/offerIds/0' }],
  transactionBegin: [{ from: 'flightPrice', at: 'items/flights/*/offers/*/offerId', into: 'body/offerIds/0' }],
  reservationDetail: [{ from: 'reservationList', at: 'items/reservations/*/reservationNumber', into: 'path/id' }],
}

/** Chains of the calls to the provider. All of its responses are in `body`. */
export const PROVIDER_CHAINS: Readonly<Record<string, readonly Chain[]>> = {
  priceSearch: [{ from: 'arrivalAutocomplete', at: 'body/items/*/city/id', into: 'body/arrivalLocations/0/id' }],
  productInfoView: [
    { from: 'priceSearch', at: 'body/hotels/*/id', into: 'body/product' },
    { from: 'priceSearch', at: 'body/hotels/*/provider', into: 'body/ownerProvider' },
  ],
  offerList: [
    { from: 'priceSearch', at: 'body/searchId', into: 'body/searchId' },
    { from: 'priceSearch', at: 'body/hotels/*/id', into: 'body/productId' },
    { from: 'priceSearch', at: 'body/hotels/*/offers/*/offerId', into: 'body/offerId' },
  ],
  offerDetailList: [{ from: 'priceSearch', at: 'body/hotels/*/offers/*/offerId', into: 'body/offerIds/0' }],
  arrivalPlaceList: [{ from: 'departurePlaceList', at: 'body/locations/*/id', into: 'body/departureLocations/0/id' }],
  nightList: [
    { from: 'departurePlaceList', at: 'body/locations/*/id', into: 'body/departureLocations/0/id' },
    { from: 'arrivalPlaceList', at: 'body/locations/*/id', into: 'body/arrivalLocations/0/id' },
  ],
  reservationView: [
    { from: 'reservationList', at: 'body/reservations/*/reservationNumber', into: 'body/reservationNumber' },
  ],
  cancellationPenaltyList: [
    { from: 'reservationList', at: 'body/reservations/*/reservationNumber', into: 'body/reservationNumber' },
  ],
  transactionBegin: [{ from: 'priceSearch', at: 'body/hotels/*/offers/*/offerId', into: 'body/offerIds/0' }],
  paymentOptionList: [{ from: 'transactionBegin', at: 'body/transactionId', into: 'body/transactionId' }],
  paymentOptionView: [{ from: 'transactionBegin', at: 'body/transactionId', into: 'body/transactionId' }],
  paymentTypeList: [{ from: 'transactionBegin', at: 'body/transactionId', into: 'body/transactionId' }],
  transactionStatusView: [{ from: 'transactionBegin', at: 'body/transactionId', into: 'body/transactionId' }],
}
