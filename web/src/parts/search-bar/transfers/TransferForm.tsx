import { useEffect, useEffectEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { useApi } from '../../../api/use-api.ts'
import { useToday } from '../../../api/use-site.ts'
import type { Problem } from '../../../domain/problem.ts'
import type { TransferSearch } from '../../../domain/transfers/transfer-search.ts'
import { TIME_ZONE } from '../../../i18n/time-zone.ts'
import { usePaths, useText } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FieldError } from '../../../ui/fields/Field.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { SearchBar } from '../../../ui/search/SearchBar.tsx'
import { siteMoment } from '../../contact/site-moment.ts'
import styles from '../SearchForm.module.css'
import { missingAgeIn } from '../RoomGuests.tsx'
import transferStyles from './TransferForm.module.css'
import { LoadField } from './LoadField.tsx'
import { PlainRide } from './PlainRide.tsx'
import { RideField } from './RideField.tsx'
import { placeMeant, placesFor, type Place } from './stops.ts'
import { StopField } from './StopField.tsx'
import {
  checkTransfer,
  followDraft,
  transferDraft,
  transferSearchOf,
  type EndDraft,
  type TransferDraft,
  type TransferField,
} from './transfer-draft.ts'
import { useFirstFocus } from '../use-first-focus.ts'

export type TransferFocus = 'from' | 'out' | 'back' | 'load'

export type TransferFormProps = {
  /** The values of the fields. Once the visitor has typed, only later changes of these values are taken over. */
  initial: TransferSearch
  /** Receives a search without problems. */
  onSearch: (search: TransferSearch) => void
  /** Receives the focus on mount. */
  focus?: TransferFocus | undefined
  /**
   * Whether the visitor has chosen a vehicle, which needs days and times. The form then says which are missing before
   * its own button is pressed, and searches as soon as they are chosen, to lead back to the vehicle (decision 27.8).
   */
  strict?: boolean | undefined
}

/** The control of the form that a problem belongs to. */
const CONTROLS: Partial<Record<TransferField, string>> = {
  from: 'from',
  to: 'to',
  date: 'out',
  time: 'out',
  back: 'back',
  backTime: 'back',
}
const controlOf = (field: TransferField) => CONTROLS[field] ?? 'load'

/** Places, times, an optional return, people and bags. When something is missing, the other inputs are kept. */
export function TransferForm({ initial, onSearch, focus, strict = false }: TransferFormProps) {
  const { formatMessage } = useIntl()
  const text = useText()
  const today = useToday()
  const paths = usePaths()
  const id = useId()
  const { data, error } = useApi('transferLocationList', {})
  const places: readonly Place[] | undefined | null = data?.records ?? (error ? null : undefined)
  const nameOf = (stop: string | undefined) => text(data?.records.find((it) => it.stop.id === stop)?.stop.name).text
  const [typedDraft, setTypedDraft] = useState<TransferDraft>()
  // Until the visitor types, the place names come from the loaded list.
  const draft = typedDraft ?? transferDraft(initial, { from: nameOf(initial.from), to: nameOf(initial.to) })
  const [problems, setProblems] = useState<Problem<TransferField>[]>([])
  const [followedInitial, setFollowedInitial] = useState(initial)
  if (followedInitial !== initial) {
    setFollowedInitial(initial)
    if (typedDraft) setTypedDraft(followDraft(typedDraft, followedInitial, initial))
  }

  const [wasStrict, setWasStrict] = useState(false)
  if (wasStrict !== strict) {
    setWasStrict(strict)
    if (strict) setProblems(checkTransfer(draft, siteMoment(TIME_ZONE), true))
  }
  // When the vehicle's button is pressed again, values that were chosen but not searched yet are applied.
  const searchIfComplete = useEffectEvent(() => {
    if (problems.length === 0) onSearch(transferSearchOf(draft, initial))
  })
  useEffect(() => {
    if (strict) searchIfComplete()
  }, [strict])

  const change = (changes: Partial<TransferDraft>) => {
    setTypedDraft({ ...draft, ...changes })
    setProblems([])
  }
  const errorAt = (controlId: string) => {
    const found = problems.find(({ field }) => controlOf(field) === controlId)
    return found && formatMessage({ id: found.problem }, found.values)
  }
  const controlId = (name: string) => `${id}-${name}`
  const form = useFirstFocus(focus && controlId(focus))
  /** A place that was typed but not chosen resolves to the first match. */
  const resolveEnd = (end: EndDraft, other: string | undefined): EndDraft => {
    const found = end.id === undefined ? placeMeant(placesFor(places ?? [], '', other), end.text) : undefined
    return found ? { id: found.stop.id, text: text(found.stop.name).text } : end
  }
  const setFrom = (from: EndDraft) => {
    const reaches = places?.find(({ stop }) => stop.id === from.id)?.reaches
    const isUnreachable = reaches && draft.to.id !== undefined && !reaches.includes(draft.to.id)
    change({ from, ...(isUnreachable ? { to: { text: '' } } : {}) })
  }
  const showProblems = (found: Problem<TransferField>[], resolvedDraft: TransferDraft) => {
    flushSync(() => setProblems(found))
    const [first] = found
    if (!first) return
    const target = document.getElementById(controlId(controlOf(first.field)))
    if (controlOf(first.field) !== 'load') return target?.focus()
    target?.click()
    document.getElementById(missingAgeIn(controlId('load'), resolvedDraft.party) ?? '')?.focus()
  }
  const submit = (isStrict: boolean) => {
    const from = resolveEnd(draft.from, undefined)
    const resolvedDraft = { ...draft, from, to: resolveEnd(draft.to, from.id) }
    setTypedDraft(resolvedDraft)
    const found = checkTransfer(resolvedDraft, siteMoment(TIME_ZONE), isStrict)
    if (found.length > 0) return showProblems(found, resolvedDraft)
    onSearch(transferSearchOf(resolvedDraft, initial))
  }
  const searchAfterRide = strict ? () => submit(true) : undefined
  const isPlaceMissing = errorAt('from') !== undefined || errorAt('to') !== undefined
  const placeholder = (end: 'from' | 'to') => errorAt(end) && formatMessage({ id: `ride.${end}.placeholder` })
  return (
    <form
      ref={form}
      className={classes(styles.form, transferStyles.form)}
      onSubmit={(event) => {
        event.preventDefault()
        submit(false)
      }}
      action={paths.transfers()}
      aria-label={formatMessage({ id: 'ride.search' })}
    >
      <noscript>{import.meta.env.SSR ? <PlainRide initial={initial} places={places ?? []} /> : null}</noscript>
      <SearchBar
        action={
          <Button type="submit" size="l">
            <Icon name="search" />
            {formatMessage({ id: 'search.submit' })}
          </Button>
        }
      >
        <StopField
          id={controlId('from')}
          end="from"
          value={draft.from}
          onValue={setFrom}
          places={places}
          other={undefined}
          missing={placeholder('from')}
        />
        <StopField
          id={controlId('to')}
          end="to"
          value={draft.to}
          onValue={(to) => change({ to })}
          places={places}
          other={draft.from.id}
          missing={placeholder('to')}
        />
        <RideField
          id={controlId('out')}
          way="out"
          ride={draft.out}
          onRide={(out) => change({ out: out ?? {} })}
          onDone={searchAfterRide}
          min={today}
          missing={errorAt('out')}
        />
        <RideField
          id={controlId('back')}
          way="back"
          ride={draft.back}
          onRide={(back) => change({ back })}
          onDone={searchAfterRide}
          min={draft.out.date ?? today}
          missing={errorAt('back')}
        />
        <LoadField
          id={controlId('load')}
          load={draft}
          onLoad={(load) => change(load)}
          strict={errorAt('load') !== undefined}
          onStrict={() =>
            setProblems(checkTransfer(draft, { date: today }).filter(({ field }) => controlOf(field) === 'load'))
          }
        />
      </SearchBar>
      {isPlaceMissing ? (
        <div className={styles.error} role="alert">
          <FieldError id={controlId('error')} text={errorAt('from') ?? errorAt('to')} />
        </div>
      ) : null}
    </form>
  )
}
