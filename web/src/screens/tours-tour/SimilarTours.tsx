import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { useApi } from '../../api/use-api.ts'
import { usePaths, useText } from '../../i18n/use-locale.ts'
import { Block } from '../../parts/offers/Block.tsx'
import { OfferCard } from '../../parts/offers/OfferCard.tsx'
import styles from './TourPage.module.css'

/** How many tours are shown: one row. One more is requested, because the tour of the page may be among them. */
const MOST = 3

/** Other tours of the place. They stand at the end, so the page does not wait for them. */
export function SimilarTours({ to: { id, location } }: { to: Schema<'TourFacts'> }) {
  const paths = usePaths()
  const keyword = useText()(location.name).text
  const { data } = useApi('tourList', { query: { keyword, limit: MOST + 1 } })
  const others = (data?.records ?? []).filter((tour) => tour.id !== id).slice(0, MOST)
  if (others.length === 0) return null
  return (
    <Block id="similar" title={<FormattedMessage id="tour.similar" />}>
      <div className={styles.similar}>
        {others.map((tour) => (
          <OfferCard key={tour.id} href={paths.tour(tour.slug)} offer={tour} kind={tour.type} />
        ))}
      </div>
    </Block>
  )
}
