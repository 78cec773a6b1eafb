import type { Schema } from '../api/operations.ts'
import { lineInput } from '../domain/cart/cart-line.ts'

export type CartLineInput = Schema<'CartLineInput'>

/**
 * A basket line in the form that is sent back. Which fields are allowed depends on its type, and the agency's data
 * conforms to that.
 */
export const toLineInput = (line: Schema<'CartLine'>): CartLineInput => lineInput(line) as CartLineInput
