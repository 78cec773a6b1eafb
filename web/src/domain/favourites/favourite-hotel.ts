import type { HotelSource } from '../hotels/hotel-source.ts'
import { providerHotelOf } from '../hotels/provider-hotel.ts'

/**
 * The id under which a hotel is kept. For a provider's hotel it names the provider, `p2-30211`, because the agency or
 * another provider may have a different hotel with the same number (decision 36.12).
 */
export function favouriteHotelId({ slug, id }: { slug: string; id: string }, source: HotelSource): string {
  const ref = source === 'provider' ? providerHotelOf(slug) : undefined
  return ref ? `p${ref.provider}-${ref.id}` : id
}
