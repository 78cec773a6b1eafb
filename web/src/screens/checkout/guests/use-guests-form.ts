import { useRef, useState, type ChangeEvent } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { Booking } from '../../../booking/change.ts'
import type { Guest } from '../../../domain/people/guests.ts'
import { isWrong } from '../../../domain/problem.ts'
import type { SummaryLine } from '../summary.ts'
import type { FieldId } from './draft.ts'
import { problemsOf, reduceForm, startForm, type GuestsEvent, type GuestsForm } from './form.ts'
import { keepDraft, recallDraft } from './kept-draft.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The props of a bound control: id, value, error and event handlers. */
type Bound = {
  id: FieldId
  name: FieldId
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<Control>) => void
  onBlur: () => void
}

/** Binds a control to a field; the value is that of the draft. */
type Bind = (field: FieldId, value: string) => Bound

/** The form of the guests step, bound to its controls. */
export type GuestsFormState = {
  form: GuestsForm
  bind: Bind
  /** Dispatches an event and returns the new state. */
  dispatch: (event: GuestsEvent) => GuestsForm
  /** The problems of the last submit that are still wrong, for the summary. */
  errors: (SummaryLine & { id: FieldId })[]
}

/**
 * The state of the guests form, starting with what was typed earlier in this tab. Calls `onGuestsChange` when a guest's
 * name changes.
 */
export function useGuestsForm(booking: Booking, onGuestsChange?: (guests: readonly Guest[]) => void): GuestsFormState {
  const { formatMessage } = useIntl()
  const [form, setForm] = useState(() => startForm(recallDraft(booking)))
  // A password manager fills several fields before the next render, so each event must build on the previous one.
  const latest = useRef(form)
  const dispatch = (event: GuestsEvent) => {
    const { guests } = latest.current.draft
    latest.current = reduceForm(latest.current, event)
    keepDraft(latest.current.draft)
    if (latest.current.draft.guests !== guests) onGuestsChange?.(latest.current.draft.guests)
    setForm(latest.current)
    return latest.current
  }
  const required = formatMessage({ id: 'form.required' })
  const currentProblems = problemsOf(form)
  const wrongFields = new Set(currentProblems.filter(({ problem }) => isWrong(problem)).map(({ field }) => field))
  const messages = new Map(currentProblems.map((it) => [it.field, formatMessage({ id: it.problem }, it.values)]))
  const bind: Bind = (field, value) => ({
    id: field,
    name: field,
    value,
    error: form.shown.has(field) ? messages.get(field) : undefined,
    onChange: (event) => void dispatch({ type: 'typed', field, value: event.currentTarget.value }),
    onBlur: () => void dispatch({ type: 'left', field }),
  })
  const summaryMessage = (field: FieldId) => {
    const message = messages.get(field) ?? ''
    const guest = guestNumber(field)
    // The guest's number or the field's label is added, because links with the same text must not lead to different
    // places.
    if (guest !== undefined) return formatMessage({ id: 'checkout.problem.guest' }, { problem: message, guest })
    if (message !== required) return message
    const label = formatMessage({ id: LABELS[field] ?? 'form.required' })
    return formatMessage({ id: 'checkout.problem.field' }, { field: label, problem: message })
  }
  const errors = onePerGuest(form.summary).map((id) => ({
    id,
    message: summaryMessage(id),
    isWrong: wrongFields.has(id),
  }))
  return { form, bind, dispatch, errors }
}

/** Labels of fields that have no message of their own. */
const LABELS: Partial<Record<FieldId, string>> = {
  'customer.surname': 'checkout.customer.surname',
  'customer.phone': 'checkout.customer.phone',
  'customer.country': 'checkout.customer.country',
  'customer.companyName': 'checkout.invoice.companyName',
  'customer.taxOffice': 'checkout.invoice.taxOffice',
  'customer.taxNumber': 'checkout.invoice.taxNumber',
}

/** The number of a guest field's guest, counted from 1. */
function guestNumber(field: FieldId): number | undefined {
  const match = /^guests\.(\d+)\./.exec(field)
  return match ? Number(match[1]) + 1 : undefined
}

/** The fields with only the first one of each guest: name and surname of a guest share a line of the summary. */
function onePerGuest(fields: readonly FieldId[]): FieldId[] {
  const guests = fields.map(guestNumber)
  return fields.filter((_field, index) => guests[index] === undefined || guests.indexOf(guests[index]) === index)
}
