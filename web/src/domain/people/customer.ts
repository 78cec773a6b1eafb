import { isEmail } from './email.ts'
import { isPhone } from './phone.ts'
import type { Problem } from '../problem.ts'
import { isTaxNumber } from './tax-number.ts'
import { typedText } from '../text/typed-text.ts'

/** Who the invoice is for (decision 39.6). */
export type Billing = {
  type: 'individual' | 'corporate'
  companyName?: string
  taxOffice?: string
  taxNumber?: string
  address?: string
}

/**
 * The person who books and pays (decision 39.5). `phone` is the national number, `countryCode` its dialling code
 * without the plus, `country` the country of the invoice and `customerCountry` the country of residence (decision
 * 39.5), both ISO alpha-2.
 */
export type Customer = {
  billing?: Billing
  name: string
  surname: string
  phone: string
  countryCode: string
  email: string
  country: string
  customerCountry?: string
  address?: string
  note?: string
}

export type CustomerField = 'name' | 'surname' | 'email' | 'phone' | 'countryCode' | 'country' | BillingField
type BillingField = 'billing.companyName' | 'billing.taxOffice' | 'billing.taxNumber'

const blank = (text: string | undefined) => text === undefined || typedText(text) === ''

/**
 * The problems of a customer, in the order of the form, at most one per field. `form.required` is 'Please fill in
 * required fields', `customer.email.required` 'Enter e-mail please' and `customer.name.required` 'Enter Name please'
 * (decision 40.1).
 */
export function checkCustomer(customer: Customer): Problem<CustomerField>[] {
  const { name, surname, email, phone, countryCode, country } = customer
  const found: [CustomerField, string | undefined][] = [
    ['name', blank(name) ? 'customer.name.required' : undefined],
    ['surname', blank(surname) ? 'form.required' : undefined],
    ['email', emailProblem(email)],
    ['countryCode', /^[1-9]\d{0,3}$/.test(countryCode) ? undefined : 'form.required'],
    ['phone', phoneProblem(phone, countryCode)],
    ['country', /^[A-Z]{2}$/.test(country) ? undefined : 'form.required'],
    ...billingProblems(customer),
  ]
  return found.flatMap(([field, problem]) => (problem ? { field, problem } : []))
}

function emailProblem(email: string): string | undefined {
  if (blank(email)) return 'customer.email.required'
  return isEmail(typedText(email)) ? undefined : 'customer.email.invalid'
}

/** `phone.invalid` is 'Invalid phone number' (decision 34.6). */
function phoneProblem(phone: string, countryCode: string): string | undefined {
  if (blank(phone)) return 'form.required'
  return isPhone(phone, countryCode) ? undefined : 'phone.invalid'
}

/** A company needs its name, tax office and tax number; a person's identity number is checked only if given. */
function billingProblems({ billing, country }: Customer): [BillingField, string | undefined][] {
  if (!billing) return []
  const required = (text: string | undefined) =>
    billing.type === 'corporate' && blank(text) ? 'form.required' : undefined
  const wrongNumber = !blank(billing.taxNumber) && !isTaxNumber(billing.taxNumber ?? '', country)
  return [
    ['billing.companyName', required(billing.companyName)],
    ['billing.taxOffice', required(billing.taxOffice)],
    ['billing.taxNumber', wrongNumber ? 'customer.taxNumber.invalid' : required(billing.taxNumber)],
  ]
}
