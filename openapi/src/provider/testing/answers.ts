import type { Answer } from './answer.ts'
import { bookings } from './booking-answers.ts'
import { desk } from './desk-answers.ts'
import { products } from './product-answers.ts'
import { searches } from './search-answers.ts'

/** Response bodies of all operations, in all their shapes. */
export const answers: Answer[] = [...products, ...searches, ...bookings, ...desk]
