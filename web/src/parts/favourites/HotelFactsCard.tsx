import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { ApiError } from '../../api/errors.ts'
import type { Schema } from '../../api/operations.ts'
import { useToday } from '../../api/use-site.ts'
import type { Favourite } from '../../domain/favourites/favourites.ts'
import { encodeVisit } from '../../domain/hotels/visit-address.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { LangText } from '../LangText.tsx'
import { useRecentSearches } from '../search-bar/recent-searches.ts'
import { FavouriteCard } from './FavouriteCard.tsx'

type HotelFactsCardProps = {
  favourite: Favourite
  /** Undefined while loading. */
  facts: Schema<'HotelFacts'> | undefined
  error: ApiError | undefined
  retry: () => void
}

/**
 * The card of a hotel. Its link has the dates of the last search; the card does not, because its price is for others.
 */
export function HotelFactsCard({ favourite, facts, error, retry }: HotelFactsCardProps) {
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
          meta: <LangText of={facts.location.name} />,
        }
      }
    />
  )
}
