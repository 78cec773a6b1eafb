import type { Answer } from './answer.ts'
import { bookings } from './booking-answers.ts'
import { desk } from './desk-answers.ts'
import { products } from './product-answers.ts'
import { searches } from './search-answers.ts'

/** Every operation, with every shape its answer has. */
export const answers: Answer[] = [...products, ...searches, ...bookings, ...desk]
