import { useMemo } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { ApiError } from '../../api/errors.ts'
import type { Schema } from '../../api/operations.ts'
import { useApi } from '../../api/use-api.ts'
import { useToday } from '../../api/use-site.ts'
import type { Favourite } from '../../domain/favourites/favourites.ts'
import { providerHotelOf, type ProviderHotelRef } from '../../domain/hotels/provider-hotel.ts'
import { encodeVisit } from '../../domain/hotels/visit-address.ts'
import { useLocale, usePaths } from '../../i18n/use-locale.ts'
import { Passage } from '../Passage.tsx'
import { contentOf } from '../provider-hotels/content.ts'
import { contentRequest } from '../provider-hotels/requests.ts'
import { useHotelSource } from '../provider-hotels/use-hotel-source.ts'
import { useRecentSearches } from '../search-bar/recent-searches.ts'
import { FavouriteCard, Gone } from './FavouriteCard.tsx'

type CardProps = { favourite: Favourite }

/**
 * A kept hotel. Where the agency's hotels are sold, one of the provider is not offered: a page with its number would be
 * another hotel's.
 */
export function HotelCard({ favourite }: CardProps) {
  const source = useHotelSource()
  const ref = providerHotelOf(favourite.id)
  if (!ref) return <AgencyHotelCard favourite={favourite} />
  return source === 'provider' ? <ProviderHotelCard favourite={favourite} of={ref} /> : <Gone {...favourite} />
}

function AgencyHotelCard({ favourite }: CardProps) {
  const { data, error, mutate } = useApi('hotelView', { path: { id: favourite.id } })
  return <FactsCard {...{ favourite, error }} facts={data?.record.facts} retry={() => void mutate()} />
}

/** The provider names a price only for dates, so the card has none. */
function ProviderHotelCard({ favourite, of: ref }: CardProps & { of: ProviderHotelRef }) {
  const locale = useLocale()
  const { data, error, mutate } = useApi('providerProduct', contentRequest(ref, locale))
  const facts = useMemo(() => data && contentOf(data, locale).facts, [data, locale])
  return <FactsCard {...{ favourite, error, facts }} retry={() => void mutate()} />
}

type FactsCardProps = CardProps & {
  facts: Schema<'HotelFacts'> | undefined
  error: ApiError | undefined
  retry: () => void
}

/** Linked with the dates that were last searched. They are not shown, because the price is not that of these dates. */
function FactsCard({ favourite, facts, error, retry }: FactsCardProps) {
  const paths = usePaths()
  const [last] = useRecentSearches(useToday())
  return (
    <FavouriteCard
      {...{ favourite, error, retry }}
      record={
        facts && {
          name: facts.name,
          title: facts.name,
          href: paths.hotel(facts.slug, last && encodeVisit(last)),
          picture: facts.picture,
          price: facts.priceFrom,
          per: <FormattedMessage id="favourites.per.night" />,
          meta: <Passage of={facts.location.name} />,
        }
      }
    />
  )
}
