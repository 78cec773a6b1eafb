import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { SoldEntry, SoldOffer } from '../../parts/provider-hotels/sold.ts'
import { isSoldOut } from '../../domain/hotels/hotel-listing.ts'
import type { VisitSearch } from '../../domain/hotels/visit.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { PriceText } from '../../parts/PriceText.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { RoomsText } from '../../parts/search-bar/RoomsText.tsx'
import { NightsText } from '../../parts/wordings.tsx'
import { Button } from '../../ui/buttons/Button.tsx'

type EntryPriceProps = {
  entry: SoldEntry
  search: VisitSearch
  href: string
  onLeave: () => void
  onDates: () => void
}

/** The total, what it covers, when it is paid, and the button. */
export function EntryPrice({ entry, search, href, onLeave, onDates }: EntryPriceProps) {
  const { formatMessage } = useIntl()
  const { hotel, offer, availability } = entry
  if (!offer || isSoldOut(entry)) {
    return (
      <Button kind="quiet" onClick={onDates}>
        <FormattedMessage id="hotels.changeDates" />
      </Button>
    )
  }
  const action = formatMessage({ id: availability === 2 ? 'hotels.ask' : 'hotels.rooms' })
  return (
    <>
      <PriceText
        amount={offer.total}
        size="l"
        was={offer.was}
        discount={offer.discount}
        per={
          <>
            <NightsText stay={search.stay} />
            <FormattedMessage id="list.comma" />
            <RoomsText of={search} />
          </>
        }
      />
      <Payments offer={offer} />
      <Button
        kind={availability === 2 ? 'quiet' : 'filled'}
        href={href}
        onClick={onLeave}
        aria-label={formatMessage({ id: 'hotels.action' }, { action, hotel: hotel.name })}
      >
        {action}
      </Button>
    </>
  )
}

/** The amounts due today and later; what is paid at the hotel is separate (decision 36.7). */
function Payments({ offer }: { offer: SoldOffer }) {
  const { dateLong } = useFormats()
  const { total, perNight, payNow, payLater, payLaterBy, payAtHotel } = offer
  return (
    <>
      {perNight && offer.nights > 1 ? (
        <span className="small muted">
          <FormattedMessage id="hotels.perNight" values={{ amount: <Amount key="night" of={perNight} /> }} />
        </span>
      ) : null}
      {payNow.value < total.value ? (
        <span className="small good">
          <FormattedMessage id="hotels.payNow" values={{ amount: <Amount key="now" of={payNow} /> }} />
        </span>
      ) : null}
      {payLater && payLaterBy ? (
        <span className="small muted">
          <FormattedMessage
            id="hotels.payLater"
            values={{ amount: <Amount key="later" of={payLater} />, date: dateLong(payLaterBy) }}
          />
        </span>
      ) : null}
      {payAtHotel ? (
        <span className="small muted">
          <FormattedMessage id="hotels.payAtHotel" values={{ amount: <Amount key="hotel" of={payAtHotel} /> }} />
        </span>
      ) : null}
    </>
  )
}
