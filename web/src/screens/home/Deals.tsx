import { FormattedMessage } from 'react-intl'
import { usePaths } from '../../i18n/use-locale.ts'
import { Failure } from '../../parts/Failure.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { DealCard, DealSkeleton } from './DealCard.tsx'
import type { HotelProduct } from './arrange.ts'
import styles from './home.module.css'

type DealsProps = {
  /** Undefined while they are on their way. */
  cards: readonly HotelProduct[] | undefined
  error: unknown
  retry: () => void
}

/** A row of hotels with the total of a stay that can be had. Its height is there before they are. */
export function Deals({ cards, error, retry }: DealsProps) {
  return (
    <section className={styles.first}>
      <div className={styles.head}>
        <div>
          <h2>
            <FormattedMessage id="home.products" />
          </h2>
          <p>
            <FormattedMessage id="home.products.note" />
          </p>
        </div>
        <a className="more" href={usePaths().hotels()}>
          <FormattedMessage id="home.products.all" />
          <Icon name="arrow" />
        </a>
      </div>
      {error ? (
        <Failure error={error} retry={retry} />
      ) : (
        <div className={styles.rail}>
          {cards
            ? cards.map((product) => <DealCard key={product.hotel.id} product={product} />)
            : ['a', 'b', 'c', 'd'].map((key) => <DealSkeleton key={key} />)}
        </div>
      )}
    </section>
  )
}
