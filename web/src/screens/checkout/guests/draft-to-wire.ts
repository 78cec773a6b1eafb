import type { Booking } from '../../../booking/change.ts'
import type { Customer } from '../../../domain/people/customer.ts'
import type { ReadPhone } from '../../../domain/people/phone.ts'
import { customerToWire, guestsToWire } from '../../../domain/people/saved-people.ts'
import { typedText } from '../../../domain/text/typed-text.ts'
import { toCustomer, type GuestsDraft } from './draft.ts'

/**
 * The areas of the booking to save, from a draft without problems. `savedCustomer` is the customer in the booking that
 * is replaced; `parsedPhone` is the phone number as the numbering plan of its country reads it.
 */
export function draftToWire(
  { customer, guests, wishes }: GuestsDraft,
  savedCustomer?: Booking['customer'],
  parsedPhone?: ReadPhone,
) {
  return {
    customer: withFieldsOutsideForm(customerToWire({ ...toCustomer(customer), ...parsedPhone }), savedCustomer),
    guests: guestsToWire(guests),
    wishes: typedText(wishes),
  }
}

/**
 * Adds the fields of a customer that the form does not have. Values that a caller of the API has saved stay. The
 * country of residence is that of the invoice, unless the saved customer has another one (decision 39.5).
 */
function withFieldsOutsideForm(customer: Customer, savedCustomer: Booking['customer']): Customer {
  const { country, customerCountry = country, note, billing } = savedCustomer ?? {}
  return {
    ...customer,
    customerCountry: customerCountry === undefined || customerCountry === country ? customer.country : customerCountry,
    ...(note !== undefined && { note }),
    ...(customer.billing && billing?.address && { billing: { ...customer.billing, address: billing.address } }),
  }
}
