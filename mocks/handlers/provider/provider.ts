import type { Handlers } from '@rota/openapi/provider/handlers'
import type { ProviderCallContext } from '../provider-call-context.ts'
import { authentication } from './authentication.ts'
import { booking } from './booking.ts'
import { flight } from './flight.ts'
import { lookup } from './lookup.ts'
import { payment } from './payment.ts'
import { places } from './places.ts'
import { product } from './product.ts'
import { reservation } from './reservation.ts'
import { sellable } from './sellable.ts'

/** Handlers of all operations of the provider. It does not compile if one is missing. */
export const provider: Handlers<ProviderCallContext> = {
  ...authentication,
  ...places,
  ...sellable,
  ...product,
  ...flight,
  ...booking,
  ...reservation,
  ...payment,
  ...lookup,
}
