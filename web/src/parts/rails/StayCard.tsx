import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import type { Stay } from '../../domain/dates/stay.ts'
import { encodeVisit } from '../../domain/hotels/visit-address.ts'
import { DEFAULT_PARTY } from '../../domain/people/party.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { Stars } from '../../ui/figures/Stars.tsx'
import { Card } from '../../ui/surfaces/Card.tsx'
import { Heart } from '../favourites/Heart.tsx'
import { LangText } from '../LangText.tsx'
import { Photo } from '../Photo.tsx'
import { PriceText } from '../PriceText.tsx'
import { BoardText, NightsText } from '../wordings.tsx'

/** A hotel with the total of a stay, linked to exactly that stay. */
export function StayCard({ entry: { hotel, offer }, stay }: { entry: Schema<'HotelOffer'>; stay: Stay }) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  return (
    <Card
      picture={
        <Photo of={hotel.picture} alt="" muted={!offer}>
          <Heart kind="hotel" id={hotel.id} name={hotel.name} price={hotel.priceFrom} />
        </Photo>
      }
      title={<a href={paths.hotel(hotel.slug, encodeVisit({ stay, party: DEFAULT_PARTY }))}>{hotel.name}</a>}
      meta={
        <>
          <LangText of={hotel.location.name} />
          {' · '}
          <Stars count={hotel.stars} label={formatMessage({ id: 'hotels.stars' }, { count: hotel.stars })} />
        </>
      }
    >
      {offer ? (
        <PriceText
          amount={offer.total}
          was={offer.was}
          discount={offer.discount}
          per={
            <>
              <NightsText stay={stay} />
              <FormattedMessage id="list.comma" />
              <BoardText board={offer.board} />
            </>
          }
        />
      ) : (
        <span className="small muted">
          <FormattedMessage id="rails.full" />
        </span>
      )}
    </Card>
  )
}
