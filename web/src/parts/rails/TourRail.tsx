import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useApi } from '../../api/use-api.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { OfferCard } from '../offers/OfferCard.tsx'
import { Rail } from './Rail.tsx'
import { tourRequest, type RailSubject } from './rail-requests.ts'

/** Tours of a place or a theme with their lowest price. `all` is the list of them, if it has an address. */
export function TourRail({ of: subject, all }: { of: RailSubject; all?: string }) {
  const paths = usePaths()
  const { data, error, mutate } = useApi('tourSearch', tourRequest(subject))
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
