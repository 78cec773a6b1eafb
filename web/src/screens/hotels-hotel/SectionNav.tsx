import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './SectionNav.module.css'

export const SECTIONS = ['overview', 'rooms', 'facilities', 'location', 'policies'] as const
export type Section = (typeof SECTIONS)[number]

/** Links to the parts of the page: real anchors that stick under the header; the part that is being read is marked. */
export function SectionNav({ sections }: { sections: readonly Section[] }) {
  const { formatMessage } = useIntl()
  const [current, setCurrent] = useState<string>()
  const watch = () => {
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting)
        if (shown) setCurrent(shown.target.id)
      },
      // A line below the sticky bars: the section that crosses it is the one being read.
      { rootMargin: '-25% 0px -74% 0px' },
    )
    for (const id of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }
  return (
    <nav ref={watch} className={styles.nav} aria-label={formatMessage({ id: 'hotel.sections' })}>
      <ul>
        {sections.map((id) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              <FormattedMessage id={`hotel.section.${id}`} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
