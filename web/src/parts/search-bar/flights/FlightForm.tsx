import { useId, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { useToday } from '../../../api/use-site.ts'
import { tripEntries } from '../../../domain/flights/flight-address.ts'
import type { FlightTrip } from '../../../domain/flights/flight-search.ts'
import type { Problem } from '../../../domain/problem.ts'
import { useLocale, usePaths, useText } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FieldError } from '../../../ui/fields/Field.tsx'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { SearchBar } from '../../../ui/search/SearchBar.tsx'
import { FliersField } from './FliersField.tsx'
import {
  checkFlightDraft,
  flightDraftOf,
  tripOfDraft,
  type FlightDraft,
  type FlightDraftField,
  type PlaceDraft,
  type PlaceNames,
} from './flight-draft.ts'
import { FlightDatesField } from './FlightDatesField.tsx'
import styles from './FlightForm.module.css'
import { FlightPlaceField } from './FlightPlaceField.tsx'
import { refOf, type Side } from './flight-places.ts'
import { placeMeant } from './use-flight-places.ts'
import { useFirstFocus } from '../use-first-focus.ts'

export type FlightFormProps = {
  /** Initial values of the fields. */
  initial: FlightTrip
  /** The names of its places. */
  names: PlaceNames
  /** Receives a trip without problems. */
  onSearch: (trip: FlightTrip) => void
  /** Receives the focus on mount. */
  focus?: 'from' | 'departure' | 'party' | undefined
}

/** Ids of the fields of a form. */
const fieldIds = (id: string) => ({
  from: `${id}-from`,
  to: `${id}-to`,
  departure: `${id}-departure`,
  back: `${id}-return`,
  party: `${id}-fliers`,
})

const PLACE_FIELDS: ReadonlySet<string> = new Set(['from', 'to'])

/**
 * Round trip or one way, two places, dates and passengers with one button. A missing value shows an error and gets the
 * focus.
 */
export function FlightForm({ initial, names, onSearch, focus }: FlightFormProps) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const text = useText()
  const locale = useLocale()
  const today = useToday()
  const ids = fieldIds(useId())
  const form = useFirstFocus(focus && ids[focus])
  const [draft, setDraft] = useState(() => flightDraftOf(initial, names))
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problem<FlightDraftField>[]>([])

  const change = (part: Partial<FlightDraft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setProblems([])
  }
  const errorOf = (field: FlightDraftField) => {
    const found = problems.find((problem) => problem.field === field)
    return found && formatMessage({ id: found.problem }, found.values)
  }
  /** Resolves a place that was typed but not chosen from the list. */
  const resolvePlace = async (side: Side, place: PlaceDraft): Promise<PlaceDraft> => {
    const found = place.place ? undefined : await placeMeant(place.text, side, locale)
    return found ? { text: text(found.name).text, place: refOf(found) } : place
  }
  const showProblems = (found: Problem<FlightDraftField>[]) => {
    flushSync(() => setProblems(found))
    const first = found[0]?.field
    const isOwnField = first === 'from' || first === 'to' || first === 'departure' || first === 'back'
    document.getElementById(ids[isOwnField ? first : 'party'])?.focus()
  }
  const submit = async () => {
    // The next screen may have to load first: the button shows a spinner until this form unmounts.
    setBusy(true)
    const [from, to] = await Promise.all([resolvePlace(1, draft.from), resolvePlace(2, draft.to)])
    const resolvedDraft = { ...draft, from, to }
    setDraft(resolvedDraft)
    const found = checkFlightDraft(resolvedDraft, today)
    setBusy(false)
    if (found.length > 0) return showProblems(found)
    onSearch(tripOfDraft(resolvedDraft, today))
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const placeErrors = problems.filter(({ field }) => PLACE_FIELDS.has(field))
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={handleSubmit}
      action={paths.flight()}
      aria-label={formatMessage({ id: 'flights.search' })}
    >
      <InitialTrip of={initial} />
      <div className={styles.trip}>
        <Segmented
          label={formatMessage({ id: 'flights.trip' })}
          labelHidden
          name="trip"
          value={draft.trip}
          onChange={(trip) => change({ trip })}
          options={[
            { value: 'round', label: formatMessage({ id: 'flights.trip.round' }) },
            { value: 'one-way', label: formatMessage({ id: 'flights.trip.oneWay' }) },
          ]}
        />
      </div>
      <SearchBar
        action={
          <Button type="submit" size="l" loading={busy}>
            <Icon name="search" />
            {formatMessage({ id: 'search.submit' })}
          </Button>
        }
      >
        <FlightPlaceField
          id={ids.from}
          side={1}
          draft={draft.from}
          onDraft={(from) => change({ from })}
          missing={errorOf('from') && formatMessage({ id: 'flights.place.placeholder' })}
        />
        <FlightPlaceField
          id={ids.to}
          side={2}
          draft={draft.to}
          onDraft={(to) => change({ to })}
          missing={errorOf('to') && formatMessage({ id: 'flights.place.placeholder' })}
        />
        <FlightDatesField
          ids={{ departure: ids.departure, back: ids.back }}
          dates={draft}
          onDates={change}
          errors={{ departure: errorOf('departure'), back: errorOf('back') }}
        />
        <FliersField id={ids.party} party={draft.party} onParty={(party) => change({ party })} />
      </SearchBar>
      {placeErrors.length > 0 ? (
        <div className={styles.error} role="alert">
          <FieldError id={`${ids.from}-error`} text={errorOf('from') ?? errorOf('to')} />
        </div>
      ) : null}
    </form>
  )
}

/** The hidden fields for a submit before the scripts have loaded; the places are in their boxes. */
function InitialTrip({ of: { from: _from, to: _to, ...trip } }: { of: FlightTrip }) {
  return tripEntries(trip).map(([name, value]) =>
    value === undefined || value === '' || name === 'trip' ? null : (
      <input key={name} type="hidden" name={name} value={value} />
    ),
  )
}
