/** Context for converting provider responses. */
export interface Conversion {
  /** Markup in per cent from the site's record. */
  markup: number
  /** Epoch milliseconds. */
  now: number
  /** Language of names, from the requested culture. */
  lang: string
  /** Base URL of relative pictures, with a trailing slash. */
  media: string
}

/** Default culture (decision 17.1). */
export const CULTURE = 'tr-TR'
/** Default currency (decision 17.1). */
export const CURRENCY = 'TRY'
/** Default nationality of the lead guest of a search (decision 17.1). Nobody is booked under it. */
export const NATIONALITY = 'TR'

/** The language of a culture. */
export const languageOf = (culture: string): string => culture.slice(0, 2)
