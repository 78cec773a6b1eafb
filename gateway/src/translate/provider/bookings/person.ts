import { TravellerTitle } from '@rota/openapi/agency/enums'
import type { Schemas } from '../../../ports/contract.ts'
import type { Wire } from '../../../ports/provider.ts'
import { birthDayOf, wireDayOf } from '../days.ts'
import { enumValueOf } from '../enums.ts'
import { matching, withoutUndefined, textOf } from '../present.ts'

type Address = Schemas['ProviderAddress']
type Passport = Schemas['ProviderPassport']
type Customer = Schemas['ProviderCustomer']

const PHONE = /^[+]?[0-9][0-9 -]{4,20}$/
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
const COUNTRY = /^[A-Z]{2}$/

/**
 * A date for the provider, YYYY-MM-DD.
 * @param day YYYYMMDD
 */
export const wireDayOrNothing = (day: number | undefined) => (day === undefined ? undefined : wireDayOf(day))

/** A passport for the provider. */
export function wirePassportOf(passport: Passport | undefined): Wire['PassportInput'] | undefined {
  if (passport === undefined) return undefined
  const { issueDate, expireDate, ...texts } = passport
  return withoutUndefined({
    ...texts,
    issueDate: wireDayOrNothing(issueDate),
    expireDate: wireDayOrNothing(expireDate),
  })
}

/** A passport from the provider, which uses empty strings and the year 1 for missing values. */
export function passportOf(wire: Wire['PassportInfo'] | undefined): Passport | undefined {
  return unlessEmpty({
    serial: textOf(wire?.serial, 10),
    number: textOf(wire?.number, 30),
    issueDate: birthDayOf(wire?.issueDate),
    expireDate: birthDayOf(wire?.expireDate),
    citizenshipCountryCode: matching(wire?.citizenshipCountryCode, COUNTRY),
  })
}

/** An address for the provider. The leader's phone number is sent in parts, others as they are (decision 17.8). */
export function wireAddressOf(address: Address | undefined, isLeader: boolean): Wire['AddressInput'] | undefined {
  if (address === undefined) return undefined
  const { city, country, email, phone, address: street, zipCode } = address
  const contact = phone === undefined ? {} : isLeader ? { contactPhone: phoneParts(phone) } : { phone }
  const countryInput = country === undefined ? undefined : COUNTRY.test(country) ? { id: country } : { name: country }
  return withoutUndefined({
    ...contact,
    email,
    address: street,
    zipCode,
    city: city === undefined ? undefined : { name: city },
    country: countryInput,
  })
}

/** Splits a Turkish number. For others the end of the country code is unknown. */
export function phoneParts(phone: string): NonNullable<Wire['AddressInput']['contactPhone']> {
  const digits = phone.replace(/[^0-9]/g, '')
  const turkish = /^(?:0?0?90|0)?(5[0-9]{2}|[2-4][0-9]{2})([0-9]{7})$/.exec(digits)
  const isForeign = phone.startsWith('+') && !phone.startsWith('+90')
  if (turkish === null || isForeign) return { phoneNumber: phone.startsWith('+') ? `+${digits}` : digits }
  const [, areaCode = '', phoneNumber = ''] = turkish
  return { countryCode: '90', areaCode, phoneNumber }
}

/** An address from the provider. */
export function addressOf(wire: Wire['TravellerAddress'] | undefined): Address | undefined {
  const { countryCode, areaCode, phoneNumber } = wire?.contactPhone ?? {}
  const parts = phoneNumber
    ? [countryCode && `+${countryCode}`, areaCode, phoneNumber].filter(Boolean).join(' ')
    : undefined
  return unlessEmpty({
    city: textOf(wire?.city?.name, 80),
    country: textOf(wire?.country?.id ?? wire?.country?.name, 80),
    email: matching(textOf(wire?.email, 120), EMAIL),
    phone: matching(wire?.phone || parts, PHONE),
    address: textOf(wire?.address, 250),
    zipCode: textOf(wire?.zipCode, 12),
  })
}

/** The invoice recipient for the provider. */
export function wireCustomerOf(customer: Customer | undefined): Wire['CustomerInput'] | undefined {
  if (customer === undefined) return undefined
  const { birthDate, passportInfo, address, taxInfo, ...texts } = customer
  return withoutUndefined({
    ...texts,
    birthDate: wireDayOrNothing(birthDate),
    passportInfo: wirePassportOf(passportInfo),
    address: wireAddressOf(address, false),
    taxInfo,
  })
}

/** The invoice recipient from the provider. */
export function customerOf(wire: Wire['CustomerInfo'] | undefined): Customer | undefined {
  if (wire === undefined) return undefined
  return withoutUndefined({
    isCompany: wire.isCompany === true,
    title: enumValueOf(TravellerTitle, wire.title),
    name: textOf(wire.name, 60),
    surname: textOf(wire.surname, 60),
    birthDate: birthDayOf(wire.birthDate),
    identityNumber: matching(wire.identityNumber, /^[0-9A-Z]{5,20}$/),
    passportInfo: passportOf(wire.passportInfo),
    address: addressOf(wire.address),
    taxInfo: unlessEmpty({
      taxOffice: textOf(wire.taxInfo?.taxOffice, 80),
      taxNumber: matching(wire.taxInfo?.taxNumber, /^[A-Z0-9]{5,20}$/),
    }),
  })
}

/** The value without undefined properties; undefined if nothing is left. */
function unlessEmpty<T extends object>(value: T) {
  const defined = withoutUndefined(value)
  return Object.keys(defined).length > 0 ? defined : undefined
}
