import { memo, Suspense } from 'react'
import { later } from '../../../parts/later.ts'
import type { SoldHotel } from '../../../parts/provider-hotels/sold.ts'

const load = () => import('./Closing.tsx').then(({ Closing }) => Closing)
const Closing = import.meta.env.SSR ? await load() : later<{ hotel: SoldHotel }>(load, '[data-closing]')

/** The end of the page, with its code not in the first load. Memoised, because an update around it would discard it. */
export const LaterClosing = memo(function LaterClosing({ hotel }: { hotel: SoldHotel }) {
  return (
    <Suspense>
      <Closing hotel={hotel} />
    </Suspense>
  )
})
