import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { favouriteHotelId } from '../../../domain/favourites/favourite-hotel.ts'
import { searchedPlace } from '../../../domain/hotels/provider-place.ts'
import type { VisitSearch } from '../../../domain/hotels/visit.ts'
import { encodePlace } from '../../../domain/hotels/visit-address.ts'
import { useFormats, usePaths, useText } from '../../../i18n/use-locale.ts'
import { Heart } from '../../../parts/favourites/Heart.tsx'
import { LangText } from '../../../parts/LangText.tsx'
import { useHotelSource } from '../../../parts/provider-hotels/use-hotel-source.ts'
import { PageBreadcrumbs } from '../../../parts/PageBreadcrumbs.tsx'
import { Stars } from '../../../ui/figures/Stars.tsx'
import styles from './HotelTitle.module.css'

/** Breadcrumbs, name, and the key facts of the hotel in one line. */
export function HotelTitle({ facts, search }: { facts: Schema<'HotelFacts'>; search: VisitSearch }) {
  const { formatMessage } = useIntl()
  const { number, score } = useFormats()
  const paths = usePaths()
  const source = useHotelSource()
  const place = useText()(facts.location.name)
  const { name, stars, location, distance, rating } = facts
  const around = { ...search, place: searchedPlace(location.id), label: place.text }
  return (
    <>
      <div className={styles.breadcrumbs}>
        <PageBreadcrumbs
          steps={[
            {
              id: 'place',
              link: (
                <a href={paths.hotels(encodePlace(around))}>
                  <LangText of={location.name} />
                </a>
              ),
            },
            { id: 'hotel', link: name },
          ]}
        />
      </div>
      <div className={styles.title}>
        <div>
          <h1 className="display">{name}</h1>
          <p className={styles.facts}>
            {stars > 0 ? (
              <span className={styles.stars}>
                <Stars count={stars} label={formatMessage({ id: 'hotels.stars' }, { count: stars })} />
              </span>
            ) : null}
            <LangText of={location.name} />
            {location.region ? <LangText of={location.region} /> : null}
            {distance ? <LangText of={distance} /> : null}
            <span>
              <a className="link" href="#location">
                <FormattedMessage id="hotel.section.location" />
              </a>
            </span>
          </p>
        </div>
        <div className={styles.end}>
          {rating && rating.count > 0 ? (
            <p className={styles.score}>
              <b className="nums">{score(rating.score)}</b>
              <span className="muted small">
                <FormattedMessage id="hotel.reviews" values={{ count: rating.count, shown: number(rating.count) }} />
              </span>
            </p>
          ) : null}
          <Heart kind="hotel" id={favouriteHotelId(facts, source)} name={name} price={facts.priceFrom} place="line" />
        </div>
      </div>
    </>
  )
}
