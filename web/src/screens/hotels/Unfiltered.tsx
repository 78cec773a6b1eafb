import { useIntl } from '../../i18n/FormattedMessage.tsx'
import type { HotelFilters } from '../../domain/hotels/hotel-filters.ts'
import type { hotelsIn } from '../../domain/hotels/hotel-listing.ts'
import { chosenParts } from '../../domain/listing/change-filters.ts'
import { filterEntries } from '../../domain/listing/facets.ts'
import type { SoldEntry } from '../../parts/provider-hotels/sold.ts'
import type { useHotelWords } from './use-hotel-words.tsx'

type UnfilteredProps = {
  listing: ReturnType<typeof hotelsIn>
  records: readonly SoldEntry[]
  filters: HotelFilters
  words: ReturnType<typeof useHotelWords>
  hrefOf: (change: { filters: HotelFilters }) => string
}

/**
 * A link to the list without the filters that need all offers of each hotel (decision 36.6). It is for browsers without
 * scripts, because only scripts request these offers.
 */
export function Unfiltered({ listing, records, filters, words, hrefOf }: UnfilteredProps) {
  const { formatMessage } = useIntl()
  const without: HotelFilters = { ...filters, boards: [], freeCancellation: false }
  const dropped = chosenParts(listing.filters, filters).filter(
    ({ group }) => group === 'boards' || group === 'freeCancellation',
  )
  const names = dropped.map(words.part).join(formatMessage({ id: 'list.between' }))
  const count = filterEntries(listing, records, without).length
  if (count === 0) return null
  return (
    <>
      {words.without(names, count)}{' '}
      <a className="link" href={hrefOf({ filters: without })}>
        {words.showDropped(count)}
      </a>
    </>
  )
}
