/** A hotel of the provider: "an id is only unique together with its provider" (decision 37.7). */
export type ProviderHotelRef = { provider: number; id: string }

/** The end of a provider's slug, as in `ardic-bay-hotel-p2-30211`. A slug of the agency's ends in the id alone. */
const MARKED = /(?:^|-)p(?<provider>\d{1,2})-(?<id>[A-Za-z0-9]{1,40})$/

/** The provider's hotel that a slug names; undefined for a hotel of the agency. */
export function providerHotelOf(slug: string): ProviderHotelRef | undefined {
  const { provider, id } = MARKED.exec(slug)?.groups ?? {}
  return provider === undefined || id === undefined ? undefined : { provider: Number(provider), id }
}
