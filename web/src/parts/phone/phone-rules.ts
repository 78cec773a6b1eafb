import type * as PhoneRules from 'libphonenumber-js/min'

type Rules = typeof PhoneRules

let loading: Promise<Rules> | undefined

/** Loads the numbering plans of other countries. Called when one is chosen, so that they are there at the submit. */
export function loadPhoneRules(): Promise<Rules> {
  loading ??= import('libphonenumber-js/min').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/**
 * Whether a number has a length its country knows (decision 40.3). True when the plans could not be loaded: the
 * structure has been checked before, and nobody is kept from booking by a lost file.
 */
export async function isPhoneOf(country: string, national: string): Promise<boolean> {
  try {
    const { isPossiblePhoneNumber } = await loadPhoneRules()
    return isPossiblePhoneNumber(national, country as PhoneRules.CountryCode)
  } catch {
    return true
  }
}
