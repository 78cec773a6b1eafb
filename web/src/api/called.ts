import {
  availabilitySearch,
  contractView,
  hotelPrice,
  hotelView,
  locationList,
  mainProductList,
  orderInitialize,
  orderQuery,
  paymentCancel,
  paymentStatus,
  bookingByToken,
  quoteCreate,
  reservationComplete,
  reservationPatch,
  reservationStart,
  siteView,
  suggestionList,
} from '@rota/openapi/agency/routes'

/** Method and path of every operation that the storefront calls; no page carries those of the others. */
export const CALLED = {
  availabilitySearch,
  bookingByToken,
  contractView,
  hotelPrice,
  hotelView,
  locationList,
  mainProductList,
  orderInitialize,
  orderQuery,
  paymentCancel,
  paymentStatus,
  quoteCreate,
  reservationComplete,
  reservationPatch,
  reservationStart,
  siteView,
  suggestionList,
}

/** An operation that the storefront calls. */
export type CalledId = keyof typeof CALLED
