import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { encodeVisit } from '../../domain/hotels/visit-address.ts'
import { DEFAULT_PARTY } from '../../domain/people/party.ts'
import { useFormats, usePaths } from '../../i18n/use-locale.ts'
import { Heart } from '../../parts/favourites/Heart.tsx'
import { LangText } from '../../parts/LangText.tsx'
import { Photo } from '../../parts/Photo.tsx'
import { PriceText } from '../../parts/PriceText.tsx'
import { stayRange } from '../../parts/search-bar/stay/stay-range.ts'
import { BoardText, NightsText } from '../../parts/wordings.tsx'
import { Card } from '../../ui/surfaces/Card.tsx'
import { Skeleton } from '../../ui/surfaces/Skeleton.tsx'
import { Stars } from '../../ui/figures/Stars.tsx'
import type { HotelProduct } from './arrange.ts'
import styles from './home.module.css'

/** A hotel with the total of an available stay, linked to exactly that stay. */
export function DealCard({ product: { hotel, stay, offer } }: { product: HotelProduct }) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const formats = useFormats()
  const visit = stay && encodeVisit({ stay, party: DEFAULT_PARTY })
  return (
    <Card
      picture={
        <Photo
          of={hotel.picture}
          alt=""
          notch={stay ? <span className={styles.dates}>{stayRange(stay, formats)}</span> : undefined}
        >
          <Heart kind="hotel" id={hotel.id} name={hotel.name} price={hotel.priceFrom} />
        </Photo>
      }
      title={<a href={paths.hotel(hotel.slug, visit)}>{hotel.name}</a>}
      meta={
        <>
          <LangText of={hotel.location.name} />
          {' · '}
          <Stars count={hotel.stars} label={formatMessage({ id: 'hotels.stars' }, { count: hotel.stars })} />
        </>
      }
    >
      {offer && stay ? (
        <PriceText
          amount={offer.total}
          was={offer.was}
          discount={offer.discount}
          per={
            <>
              <NightsText stay={stay} />
              <FormattedMessage id="list.comma" />
              <FormattedMessage id="party.text" values={{ adults: DEFAULT_PARTY.adults, children: 0 }} />
              <br />
              <BoardText board={offer.board} />
            </>
          }
        />
      ) : null}
    </Card>
  )
}

/** A placeholder of the card's final size. */
export function DealSkeleton() {
  return (
    <Card
      picture={<Skeleton ratio="4:3" />}
      title={<Skeleton width="70%" height="1.4rem" />}
      meta={<Skeleton width="50%" height="1.35rem" />}
    >
      <Skeleton width="55%" height="1.9rem" />
      <Skeleton width="70%" height="1.25rem" />
      <Skeleton width="45%" height="1.25rem" />
    </Card>
  )
}
