import { memo, Suspense } from 'react'
import { lazyPart } from '../../../parts/lazy-part.ts'
import type { SoldHotel } from '../../../parts/provider-hotels/sold.ts'

const load = () => import('./HotelDetails.tsx').then(({ HotelDetails }) => HotelDetails)
const HotelDetails = import.meta.env.SSR ? await load() : lazyPart<{ hotel: SoldHotel }>(load, '[data-hotel-details]')

/**
 * The end of the page, whose code is not in the first load. Memoised: an update around it would discard the
 * server-rendered sections that wait for their code (`lazy-part.ts`).
 */
export const LazyHotelDetails = memo(function LazyHotelDetails({ hotel }: { hotel: SoldHotel }) {
  return (
    <Suspense>
      <HotelDetails hotel={hotel} />
    </Suspense>
  )
})
