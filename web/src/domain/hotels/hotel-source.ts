/**
 * Whose hotels a site searches: the agency's own, or the provider's where `searchTypeOption` is 'paximum'
 * (decision 27.2). Only the provider is asked for several rooms at once, and only its prices depend on a nationality.
 */
export type HotelSource = 'agency' | 'provider'

export function hotelSourceOf({ searchTypeOption }: { searchTypeOption?: string }): HotelSource {
  return searchTypeOption === 'paximum' ? 'provider' : 'agency'
}
