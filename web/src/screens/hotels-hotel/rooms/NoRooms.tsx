import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import { nights } from '../../../domain/dates/stay.ts'
import { useFormats } from '../../../i18n/use-locale.ts'
import { ContactFormButton } from '../../../parts/contact/ContactFormButton.tsx'
import { CallButton } from '../../../parts/call-centre/CallCentre.tsx'
import type { SoldPrices } from '../../../parts/provider-hotels/sold.ts'
import { stayRange } from '../../../parts/search-bar/stay/stay-range.ts'
import styles from './slot.module.css'
import type { Visit } from '../use-visit.ts'

/**
 * Shown when no room is available, with the call centre's number and the nearest dates with a room (decision 37.3). It
 * has the height of one room's rates, so that nothing shifts when it appears.
 */
export default function NoRooms({ name, visit, prices }: { name: string; visit: Visit; prices: SoldPrices }) {
  const formats = useFormats()
  const { nearestDates = [] } = prices
  return (
    <div className={styles.slot} data-empty="">
      <div className={styles.full}>
        <h4 className={styles.title}>
          <FormattedMessage id="hotel.noRooms.title" values={{ stay: stayRange(visit.search.stay, formats) }} />
        </h4>
        <p>
          <FormattedMessage id="hotels.empty" />
        </p>
        {nearestDates.length > 0 ? (
          <p className={styles.nearest}>
            <FormattedMessage id="hotels.nearest" />{' '}
            {nearestDates.map((stay) => (
              <a key={stay.checkIn} className="link" href={visit.addressFor({ stay })}>
                <FormattedMessage
                  id="search.stay.nights"
                  values={{ stay: stayRange(stay, formats), count: nights(stay) }}
                />
              </a>
            ))}
          </p>
        ) : null}
        <CallButton />
        <ContactFormButton kind="callBack" about={name} className="link" />
      </div>
    </div>
  )
}
