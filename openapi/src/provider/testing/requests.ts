import { afterBooking, bookings } from './booking-requests.ts'
import { payments } from './payment-requests.ts'
import { lookups, products } from './product-requests.ts'
import type { Request } from './request.ts'
import { searches } from './search-requests.ts'

/** Request bodies of all operations, in all their forms. */
export const requests: Request[] = [...searches, ...products, ...bookings, ...afterBooking, ...payments, ...lookups]
