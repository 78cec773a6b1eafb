import type { ProviderHotelRef } from './provider-hotel.ts'

/** Characters of the name that a slug keeps. */
const MAX_NAME_LENGTH = 100

/** The last segment of a hotel page's URL: its name in Latin letters, followed by provider and id. */
export function providerSlug(name: string, { provider, id }: ProviderHotelRef): string {
  const words = name
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
  return `${words.slice(0, MAX_NAME_LENGTH) || 'hotel'}-p${provider}-${id}`
}
