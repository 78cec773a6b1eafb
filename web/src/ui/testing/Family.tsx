import type { ReactNode } from 'react'

/** The states of related components below a heading. */
export const Family = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="section stack">
    <h2>{title}</h2>
    {children}
  </section>
)
