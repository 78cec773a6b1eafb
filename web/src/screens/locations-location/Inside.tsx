import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { useSells } from '../../api/use-sells.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { LangText } from '../../parts/LangText.tsx'
import { Photo } from '../../parts/Photo.tsx'
import styles from './Inside.module.css'

type InsideProps = { name: Schema<'LocalizedText'>; places: readonly Schema<'LocationFacts'>[] }

/** The places within a place, those with the most hotels first. */
export function Inside({ name, places }: InsideProps) {
  const paths = usePaths()
  const sellsHotels = useSells('hotels')
  if (places.length === 0) return null
  return (
    <section className="section">
      <h2 className={styles.title}>
        <FormattedMessage id="place.inside" values={{ name: <LangText key="name" of={name} /> }} />
      </h2>
      <ul className={styles.places}>
        {places.map(({ id, name: within, picture, hotels }) => (
          <li key={id}>
            <a href={paths.location(id)} className={styles.place} data-lift="">
              <Photo of={picture} alt="" ratio="1:1" />
              <LangText of={within} as="b" />
              {sellsHotels ? (
                <span className="muted small nums">
                  <FormattedMessage id="locations.hotels" values={{ count: hotels }} />
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
