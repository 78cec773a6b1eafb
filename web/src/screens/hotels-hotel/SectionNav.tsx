import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import styles from './SectionNav.module.css'

/** The sections of a hotel page, in their order. Their ids are the anchors. */
export const SECTIONS = ['overview', 'rooms', 'facilities', 'location', 'policies'] as const
export type Section = (typeof SECTIONS)[number]

/** Anchor links to the sections of the page, sticky below the header; the section in view is marked. */
export function SectionNav({ sections }: { sections: readonly Section[] }) {
  const { formatMessage } = useIntl()
  const [current, setCurrent] = useState<string>()
  // Only the browser knows what is in view.
  useEffect(() => {
    const begun = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target.id)
          else begun.delete(target.id)
        }
        setCurrent(sections.findLast((id) => begun.has(id)))
      },
      // Observes everything above a line below the sticky bars: the last section that starts there is the current one.
      { rootMargin: '1000000px 0px -75% 0px' },
    )
    for (const id of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return (
    <nav className={styles.nav} aria-label={formatMessage({ id: 'hotel.sections' })}>
      <ul>
        {sections.map((id) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              <span data-words={formatMessage({ id: `hotel.section.${id}` })}>
                <FormattedMessage id={`hotel.section.${id}`} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
