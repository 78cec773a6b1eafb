import { memo, Suspense } from 'react'
import { later } from '../../../parts/later.ts'
import type { SoldHotel } from '../../../parts/provider-hotels/sold.ts'

const load = () => import('./Closing.tsx').then(({ Closing }) => Closing)
const Closing = import.meta.env.SSR ? await load() : later<{ hotel: SoldHotel }>(load, '[data-closing]')

/**
 * The end of the page, whose code is not in the first load. Memoised: an update around it would discard the
 * server-rendered sections that wait for their code (`later.ts`).
 */
export const LaterClosing = memo(function LaterClosing({ hotel }: { hotel: SoldHotel }) {
  return (
    <Suspense>
      <Closing hotel={hotel} />
    </Suspense>
  )
})
