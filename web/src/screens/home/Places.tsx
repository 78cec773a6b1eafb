import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { useToday } from '../../api/use-site.ts'
import { encode } from '../../domain/hotels/hotel-address.ts'
import { defaultSearch } from '../../domain/hotels/hotel-search.ts'
import { usePaths, useText } from '../../i18n/use-locale.ts'
import { Passage } from '../../parts/Passage.tsx'
import { Photo } from '../../parts/Photo.tsx'
import type { Arranged } from './arrange.ts'
import styles from './places.module.css'
import { HomeHead } from './sections/HomeHead.tsx'

/** The places of the agency's products, each linked to its list. */
export function Places({ section, places: hotels }: Arranged) {
  const today = useToday()
  const paths = usePaths()
  const text = useText()
  if (hotels.length === 0) return null
  const href = ({ id, name }: Schema<'Location'>) =>
    paths.hotels(encode({ ...defaultSearch(today), place: `location-${id}`, label: text(name).text }))
  return (
    <section className="section">
      <HomeHead section={section} title={<FormattedMessage id="home.places" />} />
      <div className={styles.mosaic}>
        {hotels.map(({ location, picture }) => (
          <a key={location.id} className={styles.place} href={href(location)} data-lift="">
            <Photo
              of={picture}
              alt=""
              ratio="fill"
              sail={false}
              className={styles.picture}
              notch={
                <>
                  <Passage of={location.name} as="b" className={styles.name} />
                  {location.region ? <Passage of={location.region} className="small muted" /> : null}
                </>
              }
            />
          </a>
        ))}
      </div>
    </section>
  )
}
