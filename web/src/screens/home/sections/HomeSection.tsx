import type { ReactNode } from 'react'
import { HomeHead, type HomeHeadProps } from './HomeHead.tsx'

/** A section of the home page: its heading and what it shows. */
export function HomeSection({ children, ...head }: HomeHeadProps & { children: ReactNode }) {
  return (
    <section className="section">
      <HomeHead {...head} />
      {children}
    </section>
  )
}
