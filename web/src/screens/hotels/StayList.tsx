import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useLocation } from '../../address.ts'
import { useToday } from '../../api/use-site.ts'
import { encode } from '../../domain/hotels/hotel-address.ts'
import { hotelsIn } from '../../domain/hotels/hotel-listing.ts'
import type { HotelSource } from '../../domain/hotels/hotel-source.ts'
import type { HotelSearch } from '../../domain/hotels/hotel-search.ts'
import { listView } from '../../domain/listing/view.ts'
import { decode } from '../../domain/hotels/read-hotel-address.ts'
import { usePaths, useText } from '../../i18n/use-locale.ts'
import { ListHead } from '../../parts/listing/ListHead.tsx'
import { Listing } from '../../parts/listing/Listing.tsx'
import { ListSkeleton } from '../../parts/listing/ListSkeleton.tsx'
import { ListState } from '../../parts/listing/ListState.tsx'
import { RepairedNotice } from '../../parts/listing/RepairedNotice.tsx'
import { useListAddress } from '../../parts/listing/use-list-address.ts'
import { FullCount } from '../../parts/listing/full/FullCount.tsx'
import { PendingCount } from '../../parts/listing/PendingCount.tsx'
import { usePrices } from '../../booking/use-prices.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { preloadable } from '../../parts/preloadable.ts'
import { focusTitle } from '../../parts/focus-title.ts'
import { SearchStrip } from '../../parts/search-bar/SearchStrip.tsx'
import { EntrySkeleton } from './EntrySkeleton.tsx'
import { HotelFilters } from './HotelFilters.tsx'
import { StayEntry } from './StayEntry.tsx'
import type { Stays } from './own-stays.ts'
import { Unfiltered } from './Unfiltered.tsx'
import { useHotelWords } from './use-hotel-words.tsx'

/** Most searches find something, so the code for those that do not loads later. */
const { Part: NoHotels, load } = preloadable(() => import('./NoHotels.tsx'))
if (import.meta.env.SSR) await load()

/** Loads the code for a search that finds nothing. */
export const loadNoHotels = load

const NONE: NonNullable<Stays['records']> = []

type Editing = 'where' | 'stay' | 'guests' | undefined

/** Message ids for the parameters of this search, for the repair notice. */
const REPAIRED = {
  place: 'hotels.repaired.place',
  label: 'hotels.repaired.place',
  checkIn: 'hotels.repaired.dates',
  checkOut: 'hotels.repaired.dates',
  adults: 'hotels.repaired.guests',
  children: 'hotels.repaired.guests',
  rooms: 'hotels.repaired.guests',
  nationality: 'hotels.repaired.nationality',
}

/** The search in the URL, read for the site's hotel source. */
export function useStayAddress(source: HotelSource) {
  const today = useToday()
  const paths = usePaths()
  const hrefOf = (to: HotelSearch) => paths.hotels(encode(to))
  return useListAddress({ decode: (query) => decode(query, today, source), hrefOf })
}

type StayListProps = {
  address: ReturnType<typeof useStayAddress>
  stays: Stays
  renderNoPlace?: (choose: () => void) => ReactNode
}

/** The list of hotels (decisions 33.1 and 36.1). The URL is the search; filters work on its whole list. */
export function StayList({ address, stays, renderNoPlace }: StayListProps) {
  const { formatMessage } = useIntl()
  const [, navigate] = useLocation()
  const paths = usePaths()
  const text = useText()
  const { search, shown, repaired } = address
  const { error, missing, offers } = stays
  // All hotels are there, but not the offers that decide about a filter (decision 36.6).
  const isPart = missing && offers === 'cheapest'
  const [editing, setEditing] = useState<Editing>()
  const prices = usePrices(stays.records?.find(({ offer }) => offer)?.offer?.total.currency)
  const filters = prices.shown(search.filters)
  const words = useHotelWords(filters, prices.sign)
  // The list and its search, with prices in the currency that the visitor sees (decision 36.13).
  const [listing, displayed] = useMemo(
    () => [hotelsIn(prices.priceIn), { ...shown, filters: prices.shown(shown.filters) }] as const,
    [prices, shown],
  )
  const view = useMemo(
    () => stays.records && listView(listing, stays.records, displayed),
    [stays.records, listing, displayed],
  )
  // A place that does not exist throws, which shows the 404 page, as on the server.
  if (error?.status === 404) throw error

  const records = stays.records ?? NONE
  // Shows a place name only if the results confirm it, because anybody can write any name into a URL (decision 35.10).
  const place = text(stays.place).text
  const title = place === '' ? formatMessage({ id: 'hotels.title' }) : place
  const open = (part: Editing) => () => {
    setEditing(part)
    scrollTo({ top: 0 })
  }
  const openDates = open('stay')
  return (
    <div className="page">
      <PageTitle text={place === '' ? title : formatMessage({ id: 'hotels.titleIn' }, { place })} />
      <ListHead
        title={title}
        count={
          view && !isPart ? (
            missing ? (
              <FullCount missing={missing} />
            ) : (
              <FormattedMessage id="hotels.count" values={{ stays: view.matching, withRooms: view.upFront }} />
            )
          ) : error || stays.isPlaceless ? undefined : (
            <PendingCount
              plain={
                import.meta.env.SSR && isPart ? (
                  <Unfiltered {...{ listing, records, words }} filters={displayed.filters} hrefOf={address.hrefOf} />
                ) : null
              }
            >
              <FormattedMessage id="hotels.loading" />
            </PendingCount>
          )
        }
      />
      <SearchStrip
        search={{ ...stays.search, label: place || search.label }}
        editing={editing}
        onEdit={setEditing}
        onSearch={(next) => {
          focusTitle()
          navigate(paths.hotels(encode(next)))
        }}
      />
      <RepairedNotice parameters={repaired} names={REPAIRED} />
      <ListState
        entries={stays.isPlaceless ? [] : stays.records}
        error={error}
        isPart={isPart}
        retry={stays.retry}
        empty={
          stays.isPlaceless ? (
            renderNoPlace?.(open('where'))
          ) : (
            <Suspense>
              <NoHotels about={title} onChange={openDates} />
            </Suspense>
          )
        }
        skeleton={
          <ListSkeleton>
            <EntrySkeleton />
          </ListSkeleton>
        }
      >
        {view ? (
          <Listing
            {...{ listing, view, words, missing }}
            address={{ ...address, search: { ...search, filters } }}
            renderFilters={(onFilters) => (
              <HotelFilters
                {...{ listing, records, offers, prices, filters, onFilters }}
                shown={displayed.filters}
                counts={view.counts}
              />
            )}
            renderEntry={(entry, index) => (
              <StayEntry key={entry.hotel.id} entry={entry} search={shown} first={index === 0} onDates={openDates} />
            )}
          />
        ) : null}
      </ListState>
    </div>
  )
}
