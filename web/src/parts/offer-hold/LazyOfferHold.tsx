import { lazy, Suspense } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { isExpiringOffer } from '../../domain/cart/offered.ts'
import type { OfferHoldProps } from './OfferHold.tsx'

const Hold = lazy(() => import('./OfferHold.tsx').then(({ OfferHold }) => ({ default: OfferHold })))

/** The `OfferHold` of a basket with offers of the provider; its code is not in the first load. */
export function LazyOfferHold(props: OfferHoldProps) {
  const isHydrated = useHydrated()
  if (!isHydrated || !props.products.some(isExpiringOffer)) return null
  return (
    <Suspense fallback={null}>
      <Hold {...props} />
    </Suspense>
  )
}
