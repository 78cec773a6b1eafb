import type { Handlers } from '@rota/openapi/agency/handlers'
import type { CallContext } from '../call-context.ts'
import { availability } from './products/availability.ts'
import { forms } from './forms.ts'
import { flights } from './products/flights.ts'
import { hotels } from './products/hotels.ts'
import { locations } from './products/locations.ts'
import { order } from './bookings/order.ts'
import { pages } from './pages.ts'
import { promotions } from './bookings/promotions.ts'
import { reseliva } from './bookings/reseliva.ts'
import { paximumOffers } from './paximum/paximum-offers.ts'
import { paximumReservation } from './paximum/paximum-reservation.ts'
import { paximumSearch } from './paximum/paximum-search.ts'
import { paximumTransaction } from './paximum/paximum-transaction.ts'
import { reservation } from './bookings/reservation.ts'
import { search } from './products/search.ts'
import { services } from './products/services.ts'
import { site } from './site.ts'
import { tours } from './products/tours.ts'
import { transfers } from './products/transfers.ts'

/** Handlers of all operations of the agency. It does not compile if one is missing. */
export const agency: Handlers<CallContext> = {
  ...site,
  ...reservation,
  ...availability,
  ...search,
  ...hotels,
  ...tours,
  ...services,
  ...pages,
  ...order,
  ...transfers,
  ...locations,
  ...promotions,
  ...forms,
  ...reseliva,
  ...flights,
  ...paximumSearch,
  ...paximumOffers,
  ...paximumTransaction,
  ...paximumReservation,
}
