import type * as PhoneRules from 'libphonenumber-js/min'
import { COUNTRIES } from '../../domain/people/countries.ts'
import { isPhone, type ReadPhone } from '../../domain/people/phone.ts'
import { latinDigits } from '../../domain/text/digits.ts'

type Rules = typeof PhoneRules

let loading: Promise<Rules> | undefined

/** Loads the numbering plans of other countries. Call it when one is chosen, so that they are loaded by submit. */
export function loadPhoneRules(): Promise<Rules> {
  loading ??= import('libphonenumber-js/min').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/**
 * A foreign number as its country's numbering plan reads it, or 'impossible' when its length is wrong there (decision
 * 40.3). Undefined for Türkiye, and when the numbering plans could not be loaded: the structure has been checked
 * already, and a lost file must not prevent a booking.
 */
export async function readPhone(country: string, typed: string): Promise<ReadPhone | 'impossible' | undefined> {
  if (country === 'TR' || typed === '') return undefined
  try {
    const { default: parse } = await loadPhoneRules()
    const parsed = parse(latinDigits(typed), country as PhoneRules.CountryCode)
    if (!parsed?.isPossible()) return 'impossible'
    const { nationalNumber: phone, countryCallingCode: countryCode } = parsed
    // Without its trunk prefix a number can be too short for the contract. Satellite phones have codes of no country.
    return isPhone(phone, countryCode) && COUNTRIES.some(({ code }) => code === countryCode)
      ? { phone, countryCode }
      : 'impossible'
  } catch {
    return undefined
  }
}
