import { memo, Suspense } from 'react'
import { later } from '../parts/later.ts'
// The server renders the footer, so its look comes with the page, before its code.
import './Footer.module.css'
import './LanguageLinks.module.css'

const load = () => import('./Footer.tsx').then(({ Footer }) => Footer)
const Footer = import.meta.env.SSR ? await load() : later(load, 'footer')

/** The footer, with its code not in the first load; the short one has only the languages. */
export const LaterFooter = memo(function LaterFooter({ isShort }: { isShort: boolean }) {
  return (
    <Suspense>
      <Footer isShort={isShort} />
    </Suspense>
  )
})
