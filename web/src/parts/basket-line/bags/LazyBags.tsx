import { Suspense } from 'react'
import type { SoldLine } from '../sold-line.ts'
import { lazyPart } from '../../lazy-part.ts'

const load = () => import('./Bags.tsx').then((it) => it.Bags)

const Bags = import.meta.env.SSR ? await load() : lazyPart(load)

/** `Bags` without its code in the first load; the row keeps its height meanwhile. */
export function LazyBags({ line }: { line: SoldLine }) {
  if (!line.baggage?.length) return null
  return (
    <Suspense fallback={'\u00A0'}>
      <Bags line={line} />
    </Suspense>
  )
}
