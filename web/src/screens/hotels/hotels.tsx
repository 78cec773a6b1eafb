import { Suspense } from 'react'
import { preloadable } from '../../parts/preloadable.ts'
import { useHotelSource } from '../../parts/provider-hotels/use-hotel-source.ts'
import { ListSkeleton } from '../../parts/listing/ListSkeleton.tsx'
import { EntrySkeleton } from './EntrySkeleton.tsx'
import { useOwnStays } from './own-stays.ts'
import { loadNoHotels, StayList, useStayAddress } from './StayList.tsx'

/** Loaded only on sites with the provider's hotels. */
const { Part: ProviderStays, load } = preloadable(() => import('./provider/ProviderStays.tsx'))
if (import.meta.env.SSR) await load()

/**
 * Loads the code of what the server may have rendered, before the page is hydrated (`route.ts`). Only the provider's
 * places begin with a digit, and an empty page may be the provider's without a place.
 */
export const ready = (): Promise<unknown> | undefined => {
  if (import.meta.env.SSR) return undefined
  if (document.querySelector('[data-empty]')) return Promise.all([load(), loadNoHotels()])
  return /place=\d/.test(location.search) ? load() : undefined
}

/** The list of hotels (decision 33.1), from the agency or the provider (decision 37.7). */
export default function Hotels() {
  const source = useHotelSource()
  if (source === 'agency') return <OwnStays />
  return (
    <Suspense fallback={<Waiting />}>
      <ProviderStays />
    </Suspense>
  )
}

function OwnStays() {
  const address = useStayAddress('agency')
  return <StayList address={address} stays={useOwnStays(address.search)} />
}

const Waiting = () => (
  <div className="page">
    <ListSkeleton>
      <EntrySkeleton />
    </ListSkeleton>
  </div>
)
