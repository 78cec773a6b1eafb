/** What an answer of the provider is told with. */
export interface Telling {
  /** Percentage of the site's record that goes on every price. */
  markup: number
  /** Epoch milliseconds. */
  now: number
  /** Language of the provider's names, of the culture that was asked in. */
  lang: string
  /** Where relative pictures are, with a slash at its end. */
  media: string
}

/** Culture of names and notes when nobody says one (decision 17.1). */
export const CULTURE = 'tr-TR'
/** Currency of prices when nobody says one (decision 17.1). */
export const CURRENCY = 'TRY'
/** Nationality of the lead guest when nobody says one (decision 17.1). */
export const NATIONALITY = 'TR'

/** The language of a culture. */
export const languageOf = (culture: string): string => culture.slice(0, 2)
