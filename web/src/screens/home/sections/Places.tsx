import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import { usePaths } from '../../../i18n/use-locale.ts'
import { LangText } from '../../../parts/LangText.tsx'
import { Photo } from '../../../parts/Photo.tsx'
import type { FilledSection } from '../arrange.ts'
import styles from './places.module.css'
import { HomeSection } from './HomeSection.tsx'

/** The places of the agency's products, each linked to its page. */
export function Places({ section, places: hotels }: FilledSection) {
  const paths = usePaths()
  if (hotels.length === 0) return null
  return (
    <HomeSection section={section} title={<FormattedMessage id="home.places" />}>
      <div className={styles.mosaic}>
        {hotels.map(({ location, picture }) => (
          <a key={location.id} className={styles.place} href={paths.location(location.id)} data-lift="">
            <Photo
              of={picture}
              alt=""
              ratio="fill"
              sail={false}
              className={styles.picture}
              notch={
                <>
                  <LangText of={location.name} as="b" className={styles.name} />
                  {location.region ? <LangText of={location.region} className="small muted" /> : null}
                </>
              }
            />
          </a>
        ))}
      </div>
    </HomeSection>
  )
}
