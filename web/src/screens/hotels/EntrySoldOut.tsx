import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { SoldEntry } from '../../parts/provider-hotels/sold.ts'
import { encodeVisit } from '../../domain/hotels/visit-address.ts'
import type { VisitSearch } from '../../domain/hotels/visit.ts'
import { useFormats, usePaths } from '../../i18n/use-locale.ts'
import { stayRange } from '../../parts/search-bar/stay/stay-range.ts'
import styles from './StayEntry.module.css'

type EntrySoldOutProps = {
  entry: SoldEntry
  search: VisitSearch
  onLeave: () => void
}

/** 'Not available', with links to the hotel for the nearest dates that have rooms (decision 36.3). */
export function EntrySoldOut({ entry: { hotel, nearestDates = [] }, search, onLeave }: EntrySoldOutProps) {
  const formats = useFormats()
  const paths = usePaths()
  return (
    <>
      <b className="bad">
        <FormattedMessage id="hotels.soldOut" values={{ stay: stayRange(search.stay, formats) }} />
      </b>
      {nearestDates.length > 0 ? (
        <>
          <span className="soft">
            <FormattedMessage id="hotels.nearest" />
          </span>
          <span className={styles.nearest}>
            {nearestDates.map((stay) => (
              <a
                key={stay.checkIn}
                className={styles.date}
                href={paths.hotel(hotel.slug, encodeVisit({ stay, party: search.party }))}
                onClick={onLeave}
              >
                {stayRange(stay, formats)}
              </a>
            ))}
          </span>
        </>
      ) : null}
    </>
  )
}
