/** A hotel of the provider: "an id is only unique together with its provider" (decision 37.7). */
export type ProviderHotelRef = { provider: number; id: string }

/** `ardic-bay-hotel-p2-30211`. Hotels of the agency end in their id alone, so both may be shown on one site. */
const MARKED = /(?:^|-)p(?<provider>\d{1,2})-(?<id>[A-Za-z0-9]{1,40})$/

/** The hotel of the provider that an address names; undefined for one of the agency. */
export function providerHotelOf(slug: string): ProviderHotelRef | undefined {
  const { provider, id } = MARKED.exec(slug)?.groups ?? {}
  return provider === undefined || id === undefined ? undefined : { provider: Number(provider), id }
}
