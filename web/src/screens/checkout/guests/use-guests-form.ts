import { useRef, useState, type ChangeEvent } from 'react'
import { useIntl } from 'react-intl'
import type { Booking } from '../../../booking/change.ts'
import type { FieldId } from './draft.ts'
import { problemsOf, reduceForm, startForm, type GuestsEvent, type GuestsForm } from './form.ts'
import { keepDraft, recallDraft } from './kept-draft.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a control of the form is given: its id, what it holds, what is wrong with it, and who is told. */
type Bound = {
  id: FieldId
  name: FieldId
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<Control>) => void
  onBlur: () => void
}

/** Binds a control to a field; the value is that of the draft. */
export type Bind = (field: FieldId, value: string) => Bound

export type GuestsFormState = {
  form: GuestsForm
  bind: Bind
  /** Tells the form what happened and answers what it is then. */
  tell: (event: GuestsEvent) => GuestsForm
  /** The words of a field's problem, if it has one. */
  messageOf: (field: FieldId) => string | undefined
}

/** The guests step's form, begun with what was typed before on this page. */
export function useGuestsForm(booking: Booking): GuestsFormState {
  const { formatMessage } = useIntl()
  const [form, setForm] = useState(() => startForm(recallDraft(booking)))
  // A password manager fills several fields before the next render: each event builds on the one before.
  const latest = useRef(form)
  const tell = (event: GuestsEvent) => {
    latest.current = reduceForm(latest.current, event)
    keepDraft(latest.current.draft)
    setForm(latest.current)
    return latest.current
  }
  const problems = new Map(problemsOf(form).map((it) => [it.field, formatMessage({ id: it.problem }, it.values)]))
  const bind: Bind = (field, value) => ({
    id: field,
    name: field,
    value,
    error: form.shown.has(field) ? problems.get(field) : undefined,
    onChange: (event) => void tell({ type: 'typed', field, value: event.currentTarget.value }),
    onBlur: () => void tell({ type: 'left', field }),
  })
  return { form, bind, tell, messageOf: (field) => problems.get(field) }
}
