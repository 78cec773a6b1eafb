import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { Failure } from '../../parts/Failure.tsx'
import { OfferCard } from '../../parts/offers/OfferCard.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { DealCard, DealSkeleton } from './DealCard.tsx'
import { keyOf } from './arrange.ts'
import styles from './home.module.css'

type DealsProps = {
  /** Undefined while loading. */
  cards: readonly Schema<'MainProduct'>[] | undefined
  error: unknown
  retry: () => void
}

/**
 * A row of products: hotels with the total of an available stay, tours and services with their lowest price. Its height
 * is reserved while it loads.
 */
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
            ? cards.map((product) => <ProductCard key={keyOf(product)} product={product} />)
            : ['a', 'b', 'c', 'd'].map((key) => <DealSkeleton key={key} />)}
        </div>
      )}
    </section>
  )
}

function ProductCard({ product: { hotel, tour, service, ...rest } }: { product: Schema<'MainProduct'> }) {
  const paths = usePaths()
  if (hotel) return <DealCard product={{ ...rest, hotel }} />
  if (tour) return <OfferCard href={paths.tour(tour.slug)} offer={tour} kind={tour.type} />
  if (!service) return null
  const { slug, facts, per } = service
  return <OfferCard href={paths.service(slug)} offer={service} kind={facts.kind} per={per} />
}
