import { Suspense, useState } from 'react'
import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useLocation } from '../../address.ts'
import { useApi } from '../../api/use-api.ts'
import { applyFailSoft } from '../../domain/fail-soft.ts'
import { baggageFilter } from '../../domain/flights/flight-filters.ts'
import { flightListing } from '../../domain/flights/flight-listing.ts'
import { listView } from '../../domain/listing/view.ts'
import { earliestExpiry } from '../../domain/cart/offer-clock.ts'
import type { FlightSearch } from '../../domain/flights/flight-search.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Failure } from '../../parts/failure/Failure.tsx'
import { Listing } from '../../parts/listing/Listing.tsx'
import { ListSkeleton } from '../../parts/listing/ListSkeleton.tsx'
import { ListState } from '../../parts/listing/ListState.tsx'
import type { ListAddress } from '../../parts/listing/use-list-address.ts'
import type { PlaceNames } from '../../parts/search-bar/flights/flight-draft.ts'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { Skeleton } from '../../ui/surfaces/Skeleton.tsx'
import { chosenState, type ChosenState } from './chosen/chosen-state.ts'
import { ChosenFlight } from './chosen/ChosenFlight.tsx'
import { withNote, withTotalBefore, type TripNote, type TripNotes } from './chosen/trip-notes.ts'
import styles from './flight.module.css'
import { FlightEntry } from './FlightEntry.tsx'
import { FlightFilters } from './FlightFilters.tsx'
import { anyBaggageRequest, pricesRequest, type Flight } from './request.ts'
import { NoFlights, OfferTimer, PriceChange, TripBar } from './lazy-results.ts'
import { noteChoice } from './step-focus.ts'
import { StepHead, stepId } from './StepHead.tsx'
import { useFlightWords } from './use-flight-words.tsx'

type FlightResultsProps = {
  address: ListAddress<FlightSearch>
  names: PlaceNames
  /** Whether the search form is open. */
  isEditing: boolean
  /** Opens the search form at the dates. */
  onDates: () => void
}

const RULES = flightListing<Flight>()

/** The current choice: departures, then the compatible returns, then the whole trip. */
export function FlightResults({ address, names, isEditing, onDates }: FlightResultsProps) {
  const { search, hrefOf } = address
  const [, navigate] = useLocation()
  const locale = useLocale()
  const request = pricesRequest(search, locale)
  const all = useApi('flightPrice', anyBaggageRequest(search, locale))
  const priced = useApi('flightPrice', baggageFilter(search.filters) === undefined ? null : request)
  const choiceKey = JSON.stringify([request, search.out, search.home])
  const [notes, setNotes] = useState<TripNotes>()
  const note = notes?.[choiceKey]
  const found = all.data?.items
  const wide = chosenState(found?.flights ?? [], search)
  // The response with the baggage filter replaces the unfiltered one; when it is empty, the unfiltered list suggests
  // the filter to drop.
  const narrowed = priced.data?.items.flights ?? []
  const state = narrowed.length > 0 ? chosenState(narrowed, search) : wide
  const { out, home, trip, total } = state
  const before = state.lost ? undefined : note?.before
  const isChanged = before && total && before.value !== total.value
  const back = (change: Partial<FlightSearch>) => {
    noteChoice()
    navigate(hrefOf(change))
  }
  // Without the filter's response there is no list: the unfiltered one would contradict the filter.
  const data = priced.error || !found ? undefined : wide.departures
  const setNote = (next?: TripNote) => setNotes((now) => withNote(now, choiceKey, next))
  const check = () => {
    setNote()
    void Promise.all([all.mutate(), priced.mutate()]).then(() =>
      setNotes((now) => withTotalBefore(now, choiceKey, data && total)),
    )
  }
  const listed = applyFailSoft('flightPrice', { data, error: all.error ?? priced.error })
  return (
    <ListState
      entries={listed.data}
      error={listed.failure}
      retry={check}
      empty={
        <Suspense>
          <NoFlights isEditing={isEditing} onStay={onDates} />
        </Suspense>
      }
      skeleton={<Searching />}
    >
      {found ? (
        <div className={styles.timer}>
          <Suspense>
            <OfferTimer
              expiresOn={earliestExpiry([out?.offer.expiresOn, home?.offer.expiresOn]) ?? found.expiresOn}
              checking={all.isValidating}
              onCheck={check}
            />
          </Suspense>
          {note && all.error ? <Failure error={all.error} retry={check} /> : null}
        </div>
      ) : null}
      {state.lost ? (
        <div className={styles.timer}>
          <Notice tone="warn" icon="info" aria-live="polite">
            <FormattedMessage id={`flightPage.lost.${state.lost}`} />
          </Notice>
        </div>
      ) : null}
      {out ? (
        <ChosenFlight
          step="departure"
          chosen={out}
          open={state.departures}
          trip={trip}
          search={search}
          names={names}
          isLast={state.step === 'whole' && !home}
          hrefOf={(choice) => hrefOf({ out: choice })}
          onChange={() => back({ out: undefined })}
        />
      ) : null}
      {home ? (
        <ChosenFlight
          step="return"
          chosen={home}
          open={state.returns}
          trip={trip}
          search={search}
          names={names}
          isLast
          hrefOf={(choice) => hrefOf({ home: choice })}
          onChange={() => back({ home: undefined })}
        />
      ) : null}
      {state.step === 'whole' ? null : <Choosing {...{ address, names, state, wide }} />}
      <Suspense>
        {out ? (
          <TripBar
            search={search}
            state={state}
            failure={note?.failure}
            onFailure={(failure) => setNote({ failure })}
            check={check}
          />
        ) : null}
      </Suspense>
      {isChanged ? (
        <Suspense>
          <PriceChange
            kind="flight"
            before={before}
            now={total}
            onAccept={() => setNote()}
            onRefuse={() => {
              setNote()
              back({ out: undefined, home: undefined })
            }}
          />
        </Suspense>
      ) : null}
    </ListState>
  )
}

type ChoosingProps = Pick<FlightResultsProps, 'address' | 'names'> & {
  state: ChosenState
  /** The choices among the flights with any baggage. */
  wide: ChosenState
}

/** The list of one direction. */
function Choosing({ address, names, state, wide }: ChoosingProps) {
  const { search, hrefOf } = address
  const [opened, setOpened] = useState<string>()
  const isOut = state.step === 'departure'
  const step = isOut ? 'departure' : 'return'
  const entries = state[`${step}s`]
  const view = listView(RULES, entries, search)
  const unfiltered = listView(RULES, wide[`${step}s`], search)
  const words = useFlightWords(entries)
  return (
    <section aria-labelledby={stepId(step)}>
      <StepHead step={step} names={names} search={search} count={view.matching} isGoal />
      <Listing
        listing={RULES}
        {...{ view, address, words }}
        renderFilters={(onFilters) => (
          <FlightFilters
            entries={wide[`${step}s`]}
            filters={search.filters}
            counts={{ ...view.counts, baggage: unfiltered.counts.baggage }}
            onFilters={onFilters}
          />
        )}
        renderEntry={(entry) => (
          <FlightEntry
            key={entry.flight.id}
            entry={entry}
            search={search}
            isOpen={opened === entry.flight.id}
            onOpen={(isOpen) => setOpened(isOpen ? entry.flight.id : undefined)}
            hrefOf={(choice) => hrefOf(isOut ? { out: choice } : { home: choice })}
          />
        )}
      />
    </section>
  )
}

/** The duration of a search depends on the provider: it is announced once, with a list skeleton of the final size. */
function Searching() {
  return (
    <>
      <div className={styles.progress} aria-live="polite">
        <h2>
          <FormattedMessage id="flightPage.searching" />
        </h2>
        <p className="muted">
          <FormattedMessage id="flightPage.searching.text" />
        </p>
      </div>
      <ListSkeleton>
        <div className={styles.bone}>
          <Skeleton height="5.25rem" />
        </div>
      </ListSkeleton>
    </>
  )
}
