import { memo, Suspense } from 'react'
import { lazyPart } from '../parts/lazy-part.ts'
// The server renders the footer, so its style sheets come with the page, before its code.
import './Footer.module.css'
import './LanguageLinks.module.css'

const load = () => import('./Footer.tsx').then(({ Footer }) => Footer)
const Footer = import.meta.env.SSR ? await load() : lazyPart(load, 'footer')

/** The `Footer`, without its code in the first load. Memoised, because an update around it would discard its HTML. */
export const LazyFooter = memo(function LazyFooter({ isShort }: { isShort: boolean }) {
  return (
    <Suspense>
      <Footer isShort={isShort} />
    </Suspense>
  )
})
