import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { encodeVisit } from '../../domain/hotels/visit-address.ts'
import { DEFAULT_PARTY } from '../../domain/people/party.ts'
import { useFormats, usePaths, useText } from '../../i18n/use-locale.ts'
import { Photo } from '../../parts/Photo.tsx'
import { PriceText } from '../../parts/PriceText.tsx'
import { stayRange } from '../../parts/search-bar/stay/stay-range.ts'
import { BoardText, NightsText } from '../../parts/wordings.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { FilledSection, HotelProduct } from './arrange.ts'
import styles from './feature.module.css'

/** The agency's first hotel on a dark band, with the agency's note as its headline. */
export function Feature({ products: [product] }: FilledSection) {
  return product?.hotel ? <HotelFeature product={{ ...product, hotel: product.hotel }} /> : null
}

function HotelFeature({ product: { hotel, note, stay, offer } }: { product: HotelProduct }) {
  const paths = usePaths()
  const text = useText()
  const formats = useFormats()
  const headline = text(note)
  const place = text(hotel.location.name).text
  const visit = stay && encodeVisit({ stay, party: DEFAULT_PARTY })
  return (
    <section className={`section ${styles.feature}`}>
      <div className={styles.words}>
        <h2 className={styles.headline} lang={headline.lang} dir={headline.dir}>
          {headline.text || hotel.name}
        </h2>
        <p>
          <FormattedMessage id="home.feature" values={{ hotel: hotel.name, place }} />
          {stay ? (
            <>
              <br />
              <span className="nums">{stayRange(stay, formats)}</span>
            </>
          ) : null}
        </p>
        <div className={styles.foot}>
          {offer && stay ? (
            <PriceText
              amount={offer.total}
              size="l"
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
          ) : null}
          <Button kind="paper" href={paths.hotel(hotel.slug, visit)}>
            <FormattedMessage id="home.feature.go" />
            <Icon name="arrow" />
          </Button>
        </div>
      </div>
      <div className={styles.picture}>
        <Photo of={hotel.picture} ratio="fill" sail={false} />
      </div>
    </section>
  )
}
