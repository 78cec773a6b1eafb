import { FormattedMessage, useIntl } from 'react-intl'
import type { Answer } from '../../api/operations.ts'
import { nights } from '../../domain/stay.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { CallButton } from '../../parts/CallCentre.tsx'
import { stayRange } from '../../parts/search-bar/stay-range.ts'
import picture from '../../pictures/empty-result.svg'
import { Empty } from '../../ui/Empty.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Room.module.css'
import type { Visit } from './use-visit.ts'

/** Nothing is free: the words of spec 8, the call centre, and the nearest dates that have a room (product 1.3). */
export function NoRooms({ visit, prices }: { visit: Visit; prices: Answer<'hotelPrice'> }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { nearestDates = [] } = prices
  return (
    <Empty
      picture={<Picture src={picture} alt="" width={800} height={600} />}
      title={formatMessage({ id: 'hotel.noRooms.title' }, { stay: stayRange(visit.search.stay, formats) })}
      action={<CallButton />}
    >
      <FormattedMessage id="hotels.empty" />
      {nearestDates.length > 0 ? (
        <span className={styles.nearest}>
          <FormattedMessage id="hotels.nearest" />{' '}
          {nearestDates.map((stay) => (
            <a key={stay.checkIn} className="link" href={visit.addressFor({ stay })}>
              <FormattedMessage
                id="search.stay.nights"
                values={{ stay: stayRange(stay, formats), count: nights(stay) }}
              />
            </a>
          ))}
        </span>
      ) : null}
    </Empty>
  )
}
