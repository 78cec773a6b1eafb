import type { Booking } from '../../../booking/change.ts'
import type { Customer } from '../../../domain/people/customer.ts'
import type { ReadPhone } from '../../../domain/people/phone.ts'
import { customerToWire, guestsToWire } from '../../../domain/people/saved-people.ts'
import { typedText } from '../../../domain/text/typed-text.ts'
import { toCustomer, type GuestsDraft } from './draft.ts'

/**
 * The areas of the booking to save, of a draft without problems. `known` is the saved customer that is replaced; `read`
 * is the phone number as its numbering plan reads it.
 */
export function draftToWire({ customer, guests, wishes }: GuestsDraft, known?: Booking['customer'], read?: ReadPhone) {
  return {
    customer: withUnasked(customerToWire({ ...toCustomer(customer), ...read }), known),
    guests: guestsToWire(guests),
    wishes: typedText(wishes),
  }
}

/**
 * Adds what the form does not ask for: what a caller of the API has saved stays, and the country of residence is that
 * of the invoice unless another one is known (decision 39.5).
 */
function withUnasked(customer: Customer, known: Booking['customer']): Customer {
  const { country, customerCountry = country, note, billing } = known ?? {}
  return {
    ...customer,
    customerCountry: customerCountry === undefined || customerCountry === country ? customer.country : customerCountry,
    ...(note !== undefined && { note }),
    ...(customer.billing && billing?.address && { billing: { ...customer.billing, address: billing.address } }),
  }
}
