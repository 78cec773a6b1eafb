import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { useSite } from '../../api/use-site.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { Failure } from '../../parts/failure/Failure.tsx'
import { OfferCard } from '../../parts/offers/OfferCard.tsx'
import { serviceHref } from '../../parts/rails/service-href.ts'
import { soldKinds } from '../../parts/rails/sold-kinds.ts'
import { DealCard, DealSkeleton } from './DealCard.tsx'
import { keyOf } from './arrange.ts'
import { listPath } from './sections/list-path.ts'
import { HomeSection } from './sections/HomeSection.tsx'
import styles from './home.module.css'

type DealsProps = {
  section: Schema<'HomeSection'>
  /** Undefined while loading. */
  cards: readonly Schema<'MainProduct'>[] | undefined
  error: unknown
  retry: () => void
}

/**
 * A row of products: hotels with the total of an available stay, tours and services with their lowest price. Its height
 * is reserved while it loads.
 */
export function Deals({ section, cards, error, retry }: DealsProps) {
  const sold = soldKinds(useSite())
  if (cards?.length === 0) return null
  return (
    <HomeSection
      section={section}
      title={<FormattedMessage id="home.products" />}
      text={<FormattedMessage id="home.products.note" values={{ sold }} />}
      more={section.types ? listPath(cards?.[0]) : '/hotels'}
      moreText={section.types ? undefined : <FormattedMessage id="home.products.all" />}
    >
      {error ? (
        <Failure error={error} retry={retry} />
      ) : (
        <div className={styles.rail}>
          {cards
            ? cards.map((product) => <ProductCard key={keyOf(product)} product={product} />)
            : ['a', 'b', 'c', 'd'].map((key) => <DealSkeleton key={key} />)}
        </div>
      )}
    </HomeSection>
  )
}

function ProductCard({ product: { hotel, tour, service, ...rest } }: { product: Schema<'MainProduct'> }) {
  const paths = usePaths()
  if (hotel) return <DealCard product={{ ...rest, hotel }} />
  if (tour) return <OfferCard href={paths.tour(tour.slug)} offer={tour} kind={tour.type} />
  if (!service) return null
  const { facts, per } = service
  return <OfferCard href={serviceHref(paths, service)} offer={service} kind={facts.kind} per={per} />
}
