import { lazy, Suspense } from 'react'
import { isFlight } from '../../domain/cart/cart-line.ts'
import type { FlightHoldProps } from './FlightHold.tsx'

const Hold = lazy(() => import('./FlightHold.tsx').then(({ FlightHold }) => ({ default: FlightHold })))

/** The `FlightHold` of a basket with flights; its code is not in the first load. */
export function LaterFlightHold(props: FlightHoldProps) {
  if (!props.products.some((line) => isFlight(line))) return null
  return (
    <Suspense fallback={null}>
      <Hold {...props} />
    </Suspense>
  )
}
