import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useApi } from '../../api/use-api.ts'
import { useSells } from '../../api/use-sells.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { OfferCard } from '../offers/OfferCard.tsx'
import { Rail } from './Rail.tsx'
import { tourRequest, type RailSubject } from './rail-requests.ts'

/**
 * Tours of a place or a theme with their lowest price, if the site sells tours. `all` is the URL of the list with all
 * of them, if there is one.
 */
export function TourRail({ of: subject, all }: { of: RailSubject; all?: string }) {
  const paths = usePaths()
  const isSold = useSells('tours')
  const { data, error, mutate } = useApi('tourSearch', isSold ? tourRequest(subject) : null)
  if (!isSold) return null
  return (
    <Rail
      title={<FormattedMessage id="rails.do" />}
      all={
        all === undefined
          ? undefined
          : {
              href: all,
              text: <FormattedMessage id="rails.do.all" values={{ count: data?.stats.totalRecord ?? 0 }} />,
            }
      }
      cards={data?.records.map(({ tour }) => (
        <OfferCard key={tour.id} href={paths.tour(tour.slug)} offer={tour} kind={tour.type} />
      ))}
      error={error}
      retry={() => void mutate()}
    />
  )
}
