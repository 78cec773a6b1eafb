/** A hotel of the provider: "an id is only unique together with its provider" (decision 37.7). */
export type ProviderHotelRef = { provider: number; id: string }

/** `ardic-bay-hotel-p2-30211`. Hotels of the agency end in their id alone, so both may be shown on one site. */
const MARKED = /(?:^|-)p(?<provider>\d{1,2})-(?<id>[A-Za-z0-9]{1,40})$/

/** The hotel of the provider that an address names; undefined for one of the agency. */
export function providerHotelOf(slug: string): ProviderHotelRef | undefined {
  const { provider, id } = MARKED.exec(slug)?.groups ?? {}
  return provider === undefined || id === undefined ? undefined : { provider: Number(provider), id }
}

const LONGEST = 100

/** The last part of the address of a hotel's page: its name in Latin letters, then who sells it under which id. */
export function providerSlug(name: string, { provider, id }: ProviderHotelRef): string {
  const words = name
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
  return `${words.slice(0, LONGEST) || 'hotel'}-p${provider}-${id}`
}
