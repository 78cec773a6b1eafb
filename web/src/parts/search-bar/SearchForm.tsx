import { useId, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useLocation } from '../../address.ts'
import type { Schema } from '../../api/operations.ts'
import { useToday } from '../../api/use-site.ts'
import { encode } from '../../domain/hotels/hotel-address.ts'
import { encodeVisit } from '../../domain/hotels/visit-address.ts'
import { searchedPlace } from '../../domain/hotels/provider-place.ts'
import { NIGHTS, type VisitSearch } from '../../domain/hotels/visit.ts'
import { defaultSearch, type HotelSearch } from '../../domain/hotels/hotel-search.ts'
import type { Problem } from '../../domain/problem.ts'
import { repairStay } from '../../domain/dates/check-stay.ts'
import { nationalityOf } from '../../i18n/culture.ts'
import { useLocale, usePaths, useText } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { FieldError } from '../../ui/fields/Field.tsx'
import { useHotelSource } from '../provider-hotels/use-hotel-source.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { SearchBar } from '../../ui/search/SearchBar.tsx'
import { GuestsField } from './GuestsField.tsx'
import { PlainFields } from './PlainFields.tsx'
import { firstMissingAge } from './GuestsPanel.tsx'
import { rememberSearch } from './recent-searches.ts'
import { checkDraft, draftOf, searchOf, partyOf, type SearchDraft, type SearchDraftField } from './search-draft.ts'
import styles from './SearchForm.module.css'
import { StayFields } from './stay/StayFields.tsx'
import { isHotel, meantBy } from './places/suggestions.ts'
import { useSuggestionsFor } from './places/use-suggestions.ts'
import { WhereField } from './places/WhereField.tsx'
import { useFirstFocus } from './use-first-focus.ts'

export type SearchFormProps = {
  /** Initial values of the fields; a page of one hotel knows only the visit. */
  initial: VisitSearch & Partial<HotelSearch>
  /** Receives a search without problems. */
  onSearch: (search: HotelSearch) => void
  /** False when the place is fixed, as on the page of one hotel. */
  where?: boolean
  /** The most people a room or price plan allows, if there is a limit. */
  capacity?: number
  /** Receives the focus on mount. */
  focus?: 'where' | 'stay' | 'guests' | undefined
}

/** Ids of the fields of a form. */
const fieldIds = (id: string) => ({
  where: `${id}-where`,
  stay: `${id}-check-in`,
  checkOut: `${id}-check-out`,
  guests: `${id}-guests`,
})

/**
 * The search for hotels: place, dates and guests with one button. When a value is missing, the focus moves to its field
 * and the other values stay. Without a chosen suggestion, the typed text is resolved on submit.
 */
export function SearchForm({ initial: initialValues, onSearch, where = true, capacity, focus }: SearchFormProps) {
  const { formatMessage } = useIntl()
  const [, navigate] = useLocation()
  const paths = usePaths()
  const text = useText()
  const today = useToday()
  const source = useHotelSource()
  const defaultNationality = nationalityOf(useLocale())
  const suggestionsFor = useSuggestionsFor()
  const initial = { ...defaultSearch(today, source), ...initialValues }
  const ids = fieldIds(useId())
  const form = useFirstFocus(focus && ids[focus])
  const [draft, setDraft] = useState(() => draftOf(initial))
  const nationality = draft.nationality ?? defaultNationality
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problem<SearchDraftField>[]>([])

  const change = (changes: Partial<SearchDraft>) => {
    setDraft((current) => ({ ...current, ...changes }))
    setProblems([])
  }
  const errorOf = (field: SearchDraftField) => {
    const found = problems.find((problem) => problem.field === field)
    return found && formatMessage({ id: found.problem }, found.values)
  }
  const ageMissing = problems.some(({ field }) => field.includes('children.'))
  /** The draft with a suggested place; for a suggested hotel, navigates to its page and returns undefined. */
  const applySuggestion = (suggestion: Schema<'Suggestion'>): SearchDraft | undefined => {
    if (!isHotel(suggestion)) {
      return { ...draft, place: searchedPlace(suggestion.id), text: text(suggestion.name).text }
    }
    const { stay } = repairStay(draft.stay, today, NIGHTS[source])
    const more = draft.more.map(partyOf)
    const visit = { stay, party: partyOf(draft.party), more, ...(source === 'provider' ? { nationality } : {}) }
    navigate(paths.hotel(suggestion.slug ?? suggestion.id, encodeVisit(visit)))
    return undefined
  }
  const pickSuggestion = (suggestion: Schema<'Suggestion'>) => {
    const nextDraft = applySuggestion(suggestion)
    if (nextDraft) change(nextDraft)
  }
  const showProblems = (foundProblems: Problem<SearchDraftField>[], resolvedDraft: SearchDraft) => {
    flushSync(() => setProblems(foundProblems))
    const firstField = foundProblems[0]?.field
    if (firstField === 'place') return document.getElementById(ids.where)?.focus()
    if (firstField === 'checkIn') return document.getElementById(ids.stay)?.focus()
    if (firstField === 'checkOut') return document.getElementById(ids.checkOut)?.focus()
    document.getElementById(ids.guests)?.click()
    document
      .getElementById(firstMissingAge(ids.guests, [resolvedDraft.party, ...resolvedDraft.more]) ?? ids.guests)
      ?.focus()
  }
  const submit = async (formElement: Element) => {
    // The next screen may have to load first: the button shows a spinner until this form unmounts.
    setBusy(true)
    const meantSuggestion = where && !draft.place ? meantBy(await suggestionsFor(draft.text), draft.text) : undefined
    // If the visitor has opened another page meanwhile, this search must not navigate away from it.
    if (!formElement.isConnected) return
    const resolvedDraft = meantSuggestion ? applySuggestion(meantSuggestion) : draft
    if (!resolvedDraft) return
    setDraft(resolvedDraft)
    const foundProblems = checkDraft(resolvedDraft, today, where)
    if (foundProblems.length > 0) {
      setBusy(false)
      return showProblems(foundProblems, resolvedDraft)
    }
    const search = searchOf(source === 'provider' ? { ...resolvedDraft, nationality } : resolvedDraft, initial)
    if (where) rememberSearch(search)
    onSearch(search)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit(event.currentTarget)
  }
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={handleSubmit}
      action={where ? paths.hotels() : undefined}
      aria-label={formatMessage({ id: 'search.title' })}
    >
      <noscript>{import.meta.env.SSR ? <PlainFields of={initial} /> : null}</noscript>
      <InitialSearch of={initial} />
      <SearchBar
        action={
          <Button type="submit" size="l" loading={busy}>
            <Icon name="search" />
            {formatMessage({ id: 'search.submit' })}
          </Button>
        }
      >
        {where ? (
          <WhereField
            id={ids.where}
            text={draft.text}
            onText={(typed) => change({ text: typed, place: undefined })}
            onSuggestion={pickSuggestion}
            onRecent={(search) => change(draftOf(search))}
            missing={errorOf('place') && formatMessage({ id: 'search.where.placeholder' })}
          />
        ) : null}
        <StayFields
          ids={{ checkIn: ids.stay, checkOut: ids.checkOut }}
          stay={draft.stay}
          onStay={(stay) => change({ stay })}
          errors={{ checkIn: errorOf('checkIn'), checkOut: errorOf('checkOut') }}
        />
        <GuestsField
          id={ids.guests}
          rooms={[draft.party, ...draft.more]}
          onRooms={([party = draft.party, ...more]) => change({ party, more })}
          several={
            source === 'provider'
              ? { nationality, onNationality: (country) => change({ nationality: country }) }
              : undefined
          }
          strict={ageMissing}
          onStrict={() => setProblems(checkDraft(draft, today, false))}
          capacity={capacity}
        />
      </SearchBar>
      {errorOf('place') ? (
        <div className={styles.error} role="alert">
          <FieldError id={`${ids.where}-error`} text={errorOf('place')} />
        </div>
      ) : null}
    </form>
  )
}

/**
 * The hidden fields for a submit before the scripts have loaded: the search of the URL, except the place, which is in
 * the box. For repeated names the first one counts, so native fields must come before these.
 */
function InitialSearch({ of: { place: _place, ...search } }: { of: HotelSearch }) {
  return [...new URLSearchParams(encode({ ...search, label: '' }))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
