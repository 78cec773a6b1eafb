/**
 * Whose hotels a site searches: the agency's own, or the provider's if `searchTypeOption` is 'paximum' (decision 27.2).
 * Only provider searches take several rooms, and only provider prices depend on the nationality.
 */
export type HotelSource = 'agency' | 'provider'

export function hotelSourceOf({ searchTypeOption }: { searchTypeOption?: string }): HotelSource {
  return searchTypeOption === 'paximum' ? 'provider' : 'agency'
}
