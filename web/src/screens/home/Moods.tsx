import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useToday } from '../../api/use-site.ts'
import { encode } from '../../domain/hotels/hotel-address.ts'
import { NO_FILTERS } from '../../domain/hotels/hotel-filters.ts'
import { defaultSearch } from '../../domain/hotels/hotel-search.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { THEMES } from '../../parts/themes.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { Arranged } from './arrange.ts'
import styles from './moods.module.css'
import { HomeHead } from './sections/HomeHead.tsx'

/** The named themes as a typographic list; each links to the hotel list with that filter (decision 36.2). */
export function Moods({ section }: Arranged) {
  const today = useToday()
  const paths = usePaths()
  const href = (theme: number) =>
    paths.hotels(encode({ ...defaultSearch(today), filters: { ...NO_FILTERS, themes: [theme] } }))
  return (
    <section className="section">
      <HomeHead section={section} title={<FormattedMessage id="home.moods" />} />
      <ul className={styles.moods}>
        {THEMES.map(({ id, icon }) => (
          <li key={id}>
            <a className={styles.mood} href={href(id)}>
              <Icon name={icon} />
              <FormattedMessage id={`theme.${id}`} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
