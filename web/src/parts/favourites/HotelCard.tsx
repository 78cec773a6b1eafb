import { Suspense } from 'react'
import { useApi } from '../../api/use-api.ts'
import type { Favourite } from '../../domain/favourites/favourites.ts'
import { providerHotelOf } from '../../domain/hotels/provider-hotel.ts'
import { preloadable } from '../preloadable.ts'
import { useHotelSource } from '../provider-hotels/use-hotel-source.ts'
import { GoneCard, WaitingCard } from './FavouriteCard.tsx'
import { HotelFactsCard } from './HotelFactsCard.tsx'

type CardProps = { favourite: Favourite }

/** The card of a provider's hotel, loaded only if one is kept. */
const { Part: ProviderHotelCard, load } = preloadable(() => import('./ProviderHotelCard.tsx'))
if (import.meta.env.SSR) await load()

/**
 * A kept hotel. On a site that sells the agency's hotels, a provider's hotel counts as no longer offered: the page with
 * its number would show another hotel.
 */
export function HotelCard({ favourite }: CardProps) {
  const source = useHotelSource()
  const ref = providerHotelOf(favourite.id)
  if (!ref) return <AgencyHotelCard favourite={favourite} />
  if (source !== 'provider') return <GoneCard {...favourite} />
  return (
    <Suspense fallback={<WaitingCard />}>
      <ProviderHotelCard favourite={favourite} of={ref} />
    </Suspense>
  )
}

function AgencyHotelCard({ favourite }: CardProps) {
  const { data, error, mutate } = useApi('hotelView', { path: { id: favourite.id } })
  return <HotelFactsCard {...{ favourite, error }} facts={data?.record.facts} retry={() => void mutate()} />
}
