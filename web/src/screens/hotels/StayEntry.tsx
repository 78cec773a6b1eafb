import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import type { SoldEntry } from '../../parts/provider-hotels/sold.ts'
import { favouriteHotelId } from '../../domain/favourites/favourite-hotel.ts'
import { isSoldOut } from '../../domain/hotels/hotel-listing.ts'
import { encodeVisit } from '../../domain/hotels/visit-address.ts'
import type { VisitSearch } from '../../domain/hotels/visit.ts'
import { useFormats, usePaths } from '../../i18n/use-locale.ts'
import { Heart } from '../../parts/favourites/Heart.tsx'
import { LangText } from '../../parts/LangText.tsx'
import { noteLeaving, useReturnFocus } from '../../parts/listing/return-focus.ts'
import { useHotelSource } from '../../parts/provider-hotels/use-hotel-source.ts'
import { Photo } from '../../parts/Photo.tsx'
import { classes } from '../../ui/classes.ts'
import { Stars } from '../../ui/figures/Stars.tsx'
import { EntryFacts } from './EntryFacts.tsx'
import { EntryPrice } from './EntryPrice.tsx'
import { EntryRoom } from './EntryRoom.tsx'
import { EntrySoldOut } from './EntrySoldOut.tsx'
import styles from './StayEntry.module.css'

type StayEntryProps = {
  entry: SoldEntry
  search: VisitSearch
  /** Whether its picture is visible at once, so that it loads eagerly. */
  first: boolean
  /** Opens the search form at the dates. */
  onDates: () => void
}

/** A hotel in the list: picture, facts, room with cancellation, and the price of the stay (decision 36.7). */
export function StayEntry({ entry, search, first, onDates }: StayEntryProps) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const source = useHotelSource()
  const { hotel } = entry
  const gone = isSoldOut(entry)
  const href = paths.hotel(hotel.slug, encodeVisit(search))
  const link = useReturnFocus(hotel.id)
  const leave = () => noteLeaving(hotel.id)
  return (
    <article className={classes(styles.entry, gone && styles.gone)} data-lift="">
      <Photo of={hotel.picture} alt="" className={styles.picture} first={first} muted={gone}>
        <Heart kind="hotel" id={favouriteHotelId(hotel, source)} name={hotel.name} price={hotel.priceFrom} />
      </Photo>
      <div className={styles.body}>
        <h2 className={styles.name}>
          <a href={href} ref={link} onClick={leave}>
            {hotel.name}
          </a>
        </h2>
        <p className={styles.place}>
          <span className={styles.stars}>
            <Stars count={hotel.stars} label={formatMessage({ id: 'hotels.stars' }, { count: hotel.stars })} />
          </span>
          <LangText of={hotel.location.name} />
          {hotel.distance ? (
            <>
              {' · '}
              <LangText of={hotel.distance} />
            </>
          ) : null}
        </p>
        <EntryFacts boards={entry.boards} offered={entry.offer?.board} amenities={hotel.amenities} />
        <div className={styles.room}>
          {gone ? <EntrySoldOut entry={entry} search={search} onLeave={leave} /> : <EntryRoom entry={entry} />}
        </div>
      </div>
      <div className={styles.buy}>
        <Score of={hotel.rating} />
        <EntryPrice entry={entry} search={search} href={href} onLeave={leave} onDates={onDates} />
      </div>
    </article>
  )
}

function Score({ of: rating }: { of: Schema<'Rating'> | undefined }) {
  const { number, score } = useFormats()
  return (
    <span className={styles.score}>
      {rating && rating.count > 0 ? (
        <FormattedMessage
          id="hotels.rating"
          values={{
            score: <b key="score">{score(rating.score)}</b>,
            count: rating.count,
            shown: number(rating.count),
          }}
        />
      ) : null}
    </span>
  )
}
