import type { Handlers } from '@rota/openapi/agency/handlers'
import type { Visit } from '../visit.ts'
import { availability } from './availability.ts'
import { forms } from './forms.ts'
import { flights } from './flights.ts'
import { hotels } from './hotels.ts'
import { locations } from './locations.ts'
import { order } from './order.ts'
import { pages } from './pages.ts'
import { promotions } from './promotions.ts'
import { reseliva } from './reseliva.ts'
import { paximumOffers } from './paximum-offers.ts'
import { paximumReservation } from './paximum-reservation.ts'
import { paximumSearch } from './paximum-search.ts'
import { paximumTransaction } from './paximum-transaction.ts'
import { reservation } from './reservation.ts'
import { search } from './search.ts'
import { services } from './services.ts'
import { site } from './site.ts'
import { tours } from './tours.ts'
import { transfers } from './transfers.ts'

/** Every call that the agency answers. One that is missing does not compile. */
export const agency: Handlers<Visit> = {
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
