import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useApi } from '../../api/use-api.ts'
import { useToday } from '../../api/use-site.ts'
import { applyFailSoft } from '../../domain/fail-soft.ts'
import { listView } from '../../domain/listing/view.ts'
import { decodeTours, encodeTours, type TourSearch } from '../../domain/tours/tour-address.ts'
import { toursNamed, toursIn } from '../../domain/tours/tour-listing.ts'
import { usePaths, useText } from '../../i18n/use-locale.ts'
import { ListHead } from '../../parts/listing/ListHead.tsx'
import { Listing } from '../../parts/listing/Listing.tsx'
import { ListSkeleton } from '../../parts/listing/ListSkeleton.tsx'
import { ListState } from '../../parts/listing/ListState.tsx'
import { RepairedNotice } from '../../parts/listing/RepairedNotice.tsx'
import { ResultSkeleton } from '../../parts/listing/ResultSkeleton.tsx'
import { useListAddress } from '../../parts/listing/use-list-address.ts'
import { useFullList } from '../../parts/listing/full/use-full-list.ts'
import { FullCount } from '../../parts/listing/full/FullCount.tsx'
import { usePrices } from '../../booking/use-prices.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { placeNames, placeValues, tagValues, tourNames } from './facet-names.ts'
import { FindTour } from './FindTour.tsx'
import { NoTours } from './NoTours.tsx'
import { facetRequest, listRequest } from './request.ts'
import { titleIdOf } from './title.ts'
import { TourEntry } from './TourEntry.tsx'
import { TourFilters } from './TourFilters.tsx'
import { useTourWords } from './use-tour-words.tsx'

const REPAIRED = { name: 'tours.repaired.name', from: 'tours.repaired.from' }

/** The list of tours (decisions 33.1 and 33.7). The URL is the search; filters work on the whole list. */
export default function Tours() {
  const { formatMessage } = useIntl()
  const today = useToday()
  const paths = usePaths()
  const text = useText()
  const hrefOf = (to: TourSearch) => paths.tours(encodeTours(to))
  const address = useListAddress({ decode: (query) => decodeTours(query, today), hrefOf })
  const { search, shown, repaired, change } = address
  const { first, records, missing } = useFullList('tourSearch', listRequest(search))
  const { failure } = applyFailSoft('tourSearch', first)
  const { data: facets } = useApi('tourFacetList', facetRequest)
  const places = placeNames(facets, records ?? [])
  const tags = tagValues(facets)
  const prices = usePrices(records?.find(({ tour }) => tour.priceFrom)?.tour.priceFrom?.currency)
  const filters = prices.shown(search.filters)
  const words = useTourWords(filters, { places, tags, sign: prices.sign })
  const found = records && toursNamed(records, search.name)
  const listing = toursIn(prices.priceIn)
  const view = found && listView(listing, found, { ...shown, filters: prices.shown(shown.filters) })
  const title = formatMessage({ id: titleIdOf(search.filters) })
  return (
    <div className="page">
      <PageTitle text={title} />
      <ListHead
        title={title}
        count={
          view ? (
            missing ? (
              <FullCount missing={missing} />
            ) : (
              <FormattedMessage id="tours.count" values={{ tours: view.matching, free: view.upFront }} />
            )
          ) : failure ? undefined : (
            <FormattedMessage id="tours.loading" />
          )
        }
      />
      <FindTour search={search} names={tourNames(facets, (name) => text(name).text)} onFind={change} />
      <RepairedNotice parameters={repaired} names={REPAIRED} />
      <ListState
        // A tour with the typed name may be in the rest of the list (decision 36.14).
        entries={missing && !missing.load && found?.length === 0 ? undefined : found}
        error={failure}
        retry={() => void first.mutate()}
        empty={<NoTours search={search} onAll={() => change({ name: '' })} />}
        skeleton={
          <ListSkeleton>
            <ResultSkeleton />
          </ListSkeleton>
        }
      >
        {view ? (
          <Listing
            listing={listing}
            {...{ view, words, missing }}
            address={{ ...address, search: { ...search, filters } }}
            renderFilters={(onFilters) => (
              <TourFilters
                records={found}
                filters={filters}
                counts={view.counts}
                places={placeValues(facets, places)}
                {...{ listing, prices, tags, words, onFilters }}
              />
            )}
            renderEntry={(entry, index) => <TourEntry key={entry.tour.id} entry={entry} first={index === 0} />}
          />
        ) : null}
      </ListState>
    </div>
  )
}
