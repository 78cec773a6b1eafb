import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { PLACES_PER_PAGE } from '../../domain/places/place-list.ts'
import { useSells } from '../../api/use-sells.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { LangText } from '../../parts/LangText.tsx'
import { Photo } from '../../parts/Photo.tsx'
import { Skeleton } from '../../ui/surfaces/Skeleton.tsx'
import styles from './locations.module.css'

/** Number of pictures that most windows show without scrolling. */
const EAGER = 3

/** Places as a mosaic of pictures in three sizes, each with the name as its caption. */
export function PlaceMosaic({ places }: { places: readonly Schema<'LocationFacts'>[] }) {
  const paths = usePaths()
  const sellsHotels = useSells('hotels')
  return (
    <ul className={styles.mosaic}>
      {places.map(({ id, name, parent, picture, hotels }, at) => (
        <li key={id}>
          <a href={paths.location(id)} data-lift="">
            <Photo
              of={picture}
              alt=""
              ratio="fill"
              // Only the first picture has the large corner, which the style sheet gives it.
              sail={false}
              className={styles.picture}
              loading={at < EAGER ? 'eager' : 'lazy'}
              first={at === 0}
              notch={
                <>
                  <LangText of={name} as="b" className={styles.name} />
                  <span className={styles.about}>
                    {parent ? (
                      <span className={styles.parent}>
                        <LangText of={parent.name} />
                        {sellsHotels ? ' · ' : null}
                      </span>
                    ) : null}
                    {sellsHotels ? <FormattedMessage id="locations.hotels" values={{ count: hotels }} /> : null}
                  </span>
                </>
              }
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A placeholder of the mosaic in its final size, shown while the places load. */
export const PlaceMosaicSkeleton = () => (
  <div className={styles.mosaic} aria-hidden="true">
    {Array.from({ length: PLACES_PER_PAGE }, (_, at) => (
      <Skeleton key={at} height="100%" />
    ))}
  </div>
)
