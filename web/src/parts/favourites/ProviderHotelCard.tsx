import { useMemo } from 'react'
import { useApi } from '../../api/use-api.ts'
import type { Favourite } from '../../domain/favourites/favourites.ts'
import type { ProviderHotelRef } from '../../domain/hotels/provider-hotel.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { contentOf } from '../provider-hotels/content.ts'
import { contentRequest } from '../provider-hotels/requests.ts'
import { HotelFactsCard } from './HotelFactsCard.tsx'

/** A kept hotel of the provider. It names a price only for dates, so the card has none. */
export default function ProviderHotelCard({ favourite, of: ref }: { favourite: Favourite; of: ProviderHotelRef }) {
  const locale = useLocale()
  const { data, error, mutate } = useApi('providerProduct', contentRequest(ref, locale))
  const facts = useMemo(() => data && contentOf(data, locale).facts, [data, locale])
  return <HotelFactsCard {...{ favourite, error, facts }} retry={() => void mutate()} />
}
