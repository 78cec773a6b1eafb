import type * as PhoneRules from 'libphonenumber-js/min'

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
 * Whether the number has a valid length for its country (decision 40.3). True when the numbering plans could not be
 * loaded: the structure has been checked already, and a lost file must not prevent a booking.
 */
export async function isPhoneOf(country: string, national: string): Promise<boolean> {
  try {
    const { isPossiblePhoneNumber } = await loadPhoneRules()
    return isPossiblePhoneNumber(national, country as PhoneRules.CountryCode)
  } catch {
    return true
  }
}
