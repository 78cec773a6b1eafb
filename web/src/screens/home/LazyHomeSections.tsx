import { memo, Suspense } from 'react'
import { lazyPart } from '../../parts/lazy-part.ts'
// The server renders the sections, so their styles come with the page, before their code.
import '../../parts/favourites/Heart.module.css'
import '../../parts/offers/Specs.module.css'
import '../../ui/figures/Price.module.css'
import '../../ui/figures/Stars.module.css'
import '../../ui/surfaces/Card.module.css'
import '../../ui/surfaces/SectionHead.module.css'
import './feature.module.css'
import './sections/arches.module.css'
import './sections/moods.module.css'
import './sections/places.module.css'
import './sections/quotes.module.css'
import './sections/rides.module.css'
import './sections/room.module.css'
import './sections/steps.module.css'
import './sections/tickets.module.css'
import './sections/vehicles.module.css'
import styles from './home.module.css'

const load = () => import('./HomeSections.tsx').then(({ HomeSections }) => HomeSections)
const HomeSections = import.meta.env.SSR ? await load() : lazyPart(load, '[data-home-sections]')

/**
 * The content below the search, whose code is not in the first load. Memoised: an update around it would discard the
 * server-rendered sections that wait for their code (`lazy-part.ts`).
 */
export const LazyHomeSections = memo(function LazyHomeSections() {
  return (
    <Suspense fallback={<div className={styles.below} />}>
      <HomeSections />
    </Suspense>
  )
})
