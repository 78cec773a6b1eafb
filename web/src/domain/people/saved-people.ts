import type { Billing, Customer } from './customer.ts'
import type { Guest } from './guests.ts'
import { phoneToWire } from './phone.ts'
import { taxNumberToWire } from './tax-number.ts'
import { typedText } from '../text/typed-text.ts'

/**
 * The customer as it is saved: trimmed, phone and tax number in their stored form, without empty optional fields, and
 * without company fields on a private invoice. Expects a customer without problems.
 */
export function customerToWire(customer: Customer): Customer {
  const { billing, address, note, customerCountry, ...required } = customer
  return {
    ...required,
    name: typedText(required.name),
    surname: typedText(required.surname),
    email: typedText(required.email),
    phone: phoneToWire(required.phone, required.countryCode),
    ...nonEmpty({ address, note, customerCountry }),
    ...(billing ? { billing: billingToWire(billing) } : {}),
  }
}

function billingToWire({ type, companyName, taxOffice, taxNumber, address }: Billing): Billing {
  const number = taxNumber === undefined ? undefined : taxNumberToWire(taxNumber)
  const company = type === 'corporate' ? { companyName, taxOffice } : {}
  return { type, ...nonEmpty({ ...company, taxNumber: number, address }) }
}

/** The non-empty texts, trimmed. */
function nonEmpty<Name extends string>(texts: Partial<Record<Name, string | undefined>>): { [name in Name]?: string } {
  const entries = Object.entries<string | undefined>(texts).map(([name, text = '']) => [name, typedText(text)])
  return Object.fromEntries(entries.filter(([, text]) => text !== '')) as { [name in Name]?: string }
}

/** The guests as they are saved: names trimmed. Expects guests without problems. */
export function guestsToWire(guests: readonly Guest[]): Guest[] {
  return guests.map((guest) => ({ ...guest, name: typedText(guest.name), surname: typedText(guest.surname) }))
}
