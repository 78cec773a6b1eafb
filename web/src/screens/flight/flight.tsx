import { memo, useState } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useLocation } from '../../address.ts'
import { useApi } from '../../api/use-api.ts'
import { useToday } from '../../api/use-site.ts'
import { encodeFlights, encodeTrip } from '../../domain/flights/flight-address.ts'
import { hasBothPlaces, type FlightSearch, type FlightTrip } from '../../domain/flights/flight-search.ts'
import { decodeFlights } from '../../domain/flights/read-flight-address.ts'
import { useLocale, usePaths, useText } from '../../i18n/use-locale.ts'
import { RepairedNotice } from '../../parts/listing/RepairedNotice.tsx'
import { useListAddress } from '../../parts/listing/use-list-address.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import type { FlightFormProps } from '../../parts/search-bar/flights/FlightForm.tsx'
import { LazyFlightForm } from '../../parts/search-bar/flights/LazyFlightForm.tsx'
import { FlightStrip } from '../../parts/search-bar/flights/FlightStrip.tsx'
import { FlightHead } from './FlightHead.tsx'
import styles from './flight.module.css'
import { FlightResults } from './FlightResults.tsx'
import { nameOf, placeRequest } from './request.ts'
import { focusTitle } from '../../parts/focus-title.ts'

/** Message ids for the parameters of this search, for the repair notice. */
const REPAIRED = {
  from: 'flightPage.repaired.places',
  to: 'flightPage.repaired.places',
  trip: 'flightPage.repaired.dates',
  departure: 'flightPage.repaired.dates',
  return: 'flightPage.repaired.dates',
  adult: 'flightPage.repaired.fliers',
  child: 'flightPage.repaired.fliers',
  infant: 'flightPage.repaired.fliers',
  young: 'flightPage.repaired.fliers',
  senior: 'flightPage.repaired.fliers',
  student: 'flightPage.repaired.fliers',
  out: 'flightPage.repaired.chosen',
  home: 'flightPage.repaired.chosen',
}

/** Flights (decision 43): the search form, then departures, then the compatible returns. */
export default function FlightPage() {
  const { formatMessage } = useIntl()
  const address = useFlightAddress()
  const { search, repaired } = address
  const names = usePlaceNames(search)
  const [editing, setEditing] = useState<FlightFormProps['focus']>()
  const onSearch = useOnSearch()
  const hasSearch = hasBothPlaces(search)
  const title = formatMessage({ id: hasSearch ? 'flights.route' : 'flightPage.title' }, names)
  return (
    <div className="page">
      <PageTitle text={hasSearch ? formatMessage({ id: 'flightPage.titleOf' }, names) : title} />
      <FlightHead title={title}>
        {hasSearch ? <FormattedMessage id="flightPage.local" /> : <FormattedMessage id="flightPage.lead" />}
      </FlightHead>
      {hasSearch ? (
        <FlightStrip search={search} names={names} editing={editing} onEdit={setEditing} onSearch={onSearch} />
      ) : (
        <NewTrip />
      )}
      <RepairedNotice parameters={repaired} names={REPAIRED} />
      {hasSearch ? (
        <FlightResults
          address={address}
          names={names}
          isEditing={editing !== undefined}
          onDates={() => {
            setEditing('departure')
            scrollTo({ top: 0 })
          }}
        />
      ) : (
        <Promises />
      )}
    </div>
  )
}

/** Memoised: an update around it would discard the server-rendered form that waits for its code (`lazy-part.ts`). */
const NewTrip = memo(function NewTrip() {
  const { search } = useFlightAddress()
  const names = usePlaceNames(search)
  return (
    <div className={styles.search}>
      <LazyFlightForm key={`${names.from} ${names.to}`} initial={search} names={names} onSearch={useOnSearch()} />
    </div>
  )
})

function useFlightAddress() {
  const today = useToday()
  const paths = usePaths()
  const hrefOf = (to: FlightSearch) => paths.flight(encodeFlights(to))
  return useListAddress({ decode: (query) => decodeFlights(query, today), hrefOf })
}

function useOnSearch() {
  const [, navigate] = useLocation()
  const paths = usePaths()
  return (trip: FlightTrip) => {
    focusTitle()
    navigate(paths.flight(encodeTrip(trip)))
  }
}

/** The names of both places, in the visitor's language. */
function usePlaceNames({ from, to }: FlightTrip) {
  const text = useText()
  const locale = useLocale()
  const departures = useApi('flightPlaceList', placeRequest(from, 1, locale)).data?.records
  const arrivals = useApi('flightPlaceList', placeRequest(to, 2, locale)).data?.records
  return { from: text(nameOf(from, departures)).text, to: text(nameOf(to, arrivals)).text }
}

/** What the shop promises for every flight, shown until a search is complete. */
function Promises() {
  return (
    <ul className={styles.promises}>
      {(['total', 'pairs', 'hold'] as const).map((id) => (
        <li key={id}>
          <b>
            <FormattedMessage id={`flightPage.promise.${id}`} />
          </b>
          <span className="soft">
            <FormattedMessage id={`flightPage.promise.${id}.text`} />
          </span>
        </li>
      ))}
    </ul>
  )
}
