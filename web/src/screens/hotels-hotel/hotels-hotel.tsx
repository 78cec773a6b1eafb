import { Suspense } from 'react'
import { useApi } from '../../api/use-api.ts'
import { providerHotelOf } from '../../domain/hotels/provider-hotel.ts'
import { preloadable } from '../../parts/preloadable.ts'
import type { SoldHotel } from '../../parts/provider-hotels/sold.ts'
import { useHotelSource } from '../../parts/provider-hotels/use-hotel-source.ts'
import { HotelPage } from './HotelPage.tsx'
import { HotelSkeleton } from './HotelSkeleton.tsx'
import { useOwnPrices } from './own-prices.ts'
import { hotelRequest } from './request.ts'
import { loadNoRooms } from './rooms/Rooms.tsx'
import { useWhen, visitOf } from './use-visit.ts'

/** Loaded only on sites with the provider's hotels. */
const { Part: ProviderHotel, load } = preloadable(() => import('./ProviderHotel.tsx'))
if (import.meta.env.SSR) await load()

/** Loads the code of what the server may have rendered, before the page is hydrated (`route.ts`). */
export const ready = (): Promise<unknown> | undefined =>
  import.meta.env.SSR
    ? undefined
    : Promise.all([
        providerHotelOf(location.pathname.split('/').at(-1) ?? '') && load(),
        document.querySelector('[data-empty]') && loadNoRooms(),
      ])

/** A hotel with its rooms (decision 33.1), from the agency or the provider (decision 37.7). */
export default function HotelsHotel({ params: { hotel: idOrSlug = '' } }: { params: Record<string, string> }) {
  const source = useHotelSource()
  const ref = source === 'provider' ? providerHotelOf(idOrSlug) : undefined
  return ref ? (
    <Suspense fallback={<HotelSkeleton />}>
      <ProviderHotel of={ref} />
    </Suspense>
  ) : (
    <OwnHotel idOrSlug={idOrSlug} />
  )
}

function OwnHotel({ idOrSlug }: { idOrSlug: string }) {
  const { data, error } = useApi('hotelView', hotelRequest(idOrSlug))
  if (error) throw error
  return data ? <OwnRooms hotel={data.record} /> : <HotelSkeleton />
}

function OwnRooms({ hotel }: { hotel: SoldHotel }) {
  const when = useWhen(hotel, 'agency')
  const prices = useOwnPrices(hotel.facts.slug, when.search, when.dated)
  return <HotelPage hotel={hotel} visit={visitOf(when, prices)} />
}
