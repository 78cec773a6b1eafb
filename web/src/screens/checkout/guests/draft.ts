import type { Booking } from '../../../booking/change.ts'
import { checkCustomer, type Customer, type CustomerField } from '../../../domain/people/customer.ts'
import { checkGuests, fillPlaces, isFirstUnnamed, guestPlaces } from '../../../domain/people/guests.ts'
import type { Guest } from '../../../domain/people/guests.ts'
import { formatTurkishPhone, TURKISH_DIALLING_CODE } from '../../../domain/people/phone.ts'
import type { Problem } from '../../../domain/problem.ts'
import { countryOfCode, diallingCodeOf } from '../../../domain/people/countries.ts'

/** The customer while typing: every field is a text. The dialling code follows from `phoneCountry`. */
export type CustomerDraft = {
  name: string
  surname: string
  email: string
  phoneCountry: string
  phone: string
  country: string
  address: string
  billing: 'individual' | 'corporate'
  companyName: string
  taxOffice: string
  taxNumber: string
}

/** All inputs of the guests step. `same` means that the first guest is the customer. */
export type GuestsDraft = { customer: CustomerDraft; guests: Guest[]; wishes: string; same: boolean }

type GuestName = 'name' | 'surname'

/** A field of the step, and also the id of its control. */
export type FieldId = `customer.${keyof CustomerDraft}` | `guests.${number}.${GuestName}` | 'wishes'

/** The draft of a booking: the values that the booking contains, and empty texts for all other fields. */
export function draftOf(booking: Booking): GuestsDraft {
  const guests = fillPlaces(guestPlaces(booking.products), booking.guests)
  const customer = customerDraft(booking.customer)
  const [first] = guests
  const isFirstGuestCustomer = first?.name === customer.name && first.surname === customer.surname
  return {
    customer,
    guests,
    wishes: booking.specialRequests ?? '',
    same: isFirstUnnamed(guests) || isFirstGuestCustomer,
  }
}

function customerDraft(savedCustomer: Booking['customer']): CustomerDraft {
  const { name = '', surname = '', email = '', phone = '', country = 'TR', address = '', billing } = savedCustomer ?? {}
  const code = savedCustomer?.countryCode ?? TURKISH_DIALLING_CODE
  return {
    name,
    surname,
    email,
    country,
    address,
    phoneCountry: countryOfCode(code, country),
    phone: code === TURKISH_DIALLING_CODE ? formatTurkishPhone(phone) : phone,
    billing: billing?.type ?? 'individual',
    companyName: billing?.companyName ?? '',
    taxOffice: billing?.taxOffice ?? '',
    taxNumber: billing?.taxNumber ?? '',
  }
}

/** Adjusts the draft to the guests that the basket needs now: another tab may have changed it. */
export function fitDraft(draft: GuestsDraft, booking: Booking): GuestsDraft {
  return { ...draft, guests: fillPlaces(guestPlaces(booking.products), draft.guests) }
}

/** The customer in the shape of the domain rules. Fields of a company are left out of a private invoice. */
export function toCustomer(draft: CustomerDraft): Customer {
  const { phoneCountry, billing, companyName, taxOffice, taxNumber, ...rest } = draft
  const company = billing === 'corporate' ? { companyName, taxOffice, taxNumber } : {}
  return { ...rest, countryCode: diallingCodeOf(phoneCountry), billing: { type: billing, ...company } }
}

/**
 * The control that shows a problem, where its name differs from that of the domain rules. The dialling code has no
 * control: it is chosen with the country of the phone.
 */
const SHOWN_AT: Partial<Record<CustomerField, keyof CustomerDraft>> = {
  countryCode: 'phoneCountry',
  'billing.companyName': 'companyName',
  'billing.taxOffice': 'taxOffice',
  'billing.taxNumber': 'taxNumber',
}

const isInvoice = ({ field }: Problem) => /companyName|taxOffice|taxNumber/.test(field)

/** The problems of the draft, in the order of the page. */
export function checkDraft(draft: GuestsDraft): Problem<FieldId>[] {
  const customer = checkCustomer(toCustomer(draft.customer)).map(({ field, problem }) => {
    const shownField = SHOWN_AT[field] ?? (field as keyof CustomerDraft)
    return { field: `customer.${shownField}` as const, problem }
  })
  const guests = checkGuests(draft.guests).map(({ index, field, problem }) => {
    return { field: `guests.${index}.${field}` as const, problem }
  })
  return [...customer.filter((it) => !isInvoice(it)), ...guests, ...customer.filter(isInvoice)]
}

/** Whether a booking contains everything that a payment needs: the customer, and a name for every guest. */
export function isComplete(booking: Booking): boolean {
  return booking.customer !== undefined && checkDraft(draftOf(booking)).length === 0
}
