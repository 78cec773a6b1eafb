import { firstIsOpen, withCustomerFirst } from '../../../domain/people/guests.ts'
import { formatTurkishPhone } from '../../../domain/people/phone.ts'
import type { Problem } from '../../../domain/problem.ts'
import { checkDraft, type CustomerDraft, type FieldId, type GuestsDraft } from './draft.ts'

/**
 * The state of the guests form. `shown` are the fields whose problem is displayed: left with content, or submitted.
 * `summary` are those that the last submit found and that are still wrong; `attempt` counts the submits. `refused` are
 * problems found only by an asynchronous check (a foreign phone number); they stay until the field changes.
 */
export type GuestsForm = {
  draft: GuestsDraft
  shown: ReadonlySet<FieldId>
  summary: readonly FieldId[]
  refused: readonly Problem<FieldId>[]
  attempt: number
}

/** What happens to the form: a field was typed into or left, the switch was turned, or the form was submitted. */
export type GuestsEvent =
  | { type: 'typed'; field: FieldId; value: string }
  | { type: 'left'; field: FieldId }
  | { type: 'same'; on: boolean }
  | { type: 'sent'; refused: readonly Problem<FieldId>[] }

/** The form before anything is typed or submitted. */
export function startForm(draft: GuestsDraft): GuestsForm {
  return { draft, shown: new Set(), summary: [], refused: [], attempt: 0 }
}

/** All current problems, in the order of the page. */
export function problemsOf(form: GuestsForm): Problem<FieldId>[] {
  const found = checkDraft(form.draft)
  const more = form.refused.filter(({ field }) => !found.some((it) => it.field === field))
  const place = found.findIndex(({ field }) => !/^customer\.(name|surname|email|phone)/.test(field))
  return more.length === 0 ? found : found.toSpliced(place < 0 ? found.length : place, 0, ...more)
}

/** The form after an event. */
export function reduceForm(form: GuestsForm, event: GuestsEvent): GuestsForm {
  switch (event.type) {
    case 'typed':
      return settle({
        ...form,
        draft: setField(form.draft, event.field, event.value),
        refused: form.refused.filter(({ field }) => !changes(event.field, field)),
      })
    case 'left': {
      const draft = event.field.startsWith('customer.') ? fillFirst(form.draft) : form.draft
      const shown = valueOf(draft, event.field).trim() === '' ? form.shown : new Set(form.shown).add(event.field)
      return settle({ ...form, draft, shown })
    }
    case 'same':
      return settle({ ...form, draft: setSame(form.draft, event.on) })
    case 'sent':
      return submit({ ...form, draft: fillFirst(form.draft), refused: event.refused })
  }
}

/** Shows all problems, and lists them in the summary. */
function submit(form: GuestsForm): GuestsForm {
  const summary = problemsOf(form).map(({ field }) => field)
  return { ...form, shown: new Set([...form.shown, ...summary]), summary, attempt: form.attempt + 1 }
}

/** A field that is corrected leaves the summary until the next submit. */
function settle(form: GuestsForm): GuestsForm {
  const wrong = new Set(problemsOf(form).map(({ field }) => field))
  return { ...form, summary: form.summary.filter((field) => wrong.has(field)) }
}

/** A phone number is validated together with its country. */
const changes = (typedField: FieldId, field: FieldId) =>
  typedField === field || (typedField === 'customer.phoneCountry' && field === 'customer.phone')

const GUEST = /^guests\.(\d+)\.(name|surname)$/

/** The draft with another value in one field. */
function setField(draft: GuestsDraft, field: FieldId, value: string): GuestsDraft {
  if (field === 'wishes') return { ...draft, wishes: value }
  const [, index, name] = GUEST.exec(field) ?? []
  if (index !== undefined && name !== undefined) {
    const guests = draft.guests.map((guest, at) => (at === Number(index) ? { ...guest, [name]: value } : guest))
    return recheckSame({ ...draft, guests })
  }
  const key = field.slice('customer.'.length) as keyof CustomerDraft
  return recheckSame({ ...draft, customer: withPhone({ ...draft.customer, [key]: value }, key) })
}

/** Formats a number that was typed for another country when the country changes to Türkiye. */
function withPhone(customer: CustomerDraft, changed: keyof CustomerDraft): CustomerDraft {
  if (changed !== 'phoneCountry' || customer.phoneCountry !== 'TR') return customer
  return { ...customer, phone: formatTurkishPhone(customer.phone) }
}

function valueOf(draft: GuestsDraft, field: FieldId): string {
  if (field === 'wishes') return draft.wishes
  const [, index, name] = GUEST.exec(field) ?? []
  if (index !== undefined) return draft.guests[Number(index)]?.[name as 'name' | 'surname'] ?? ''
  return draft.customer[field.slice('customer.'.length) as keyof CustomerDraft]
}

const fill = (own: string, from: string) => (own.trim() === '' ? from : own)

/** Copies the customer's name to the first guest, once and only into empty fields. */
function fillFirst(draft: GuestsDraft): GuestsDraft {
  const { customer, guests, same } = draft
  if (!same) return draft
  const [first, ...others] = guests
  if (first === undefined) return draft
  const name = fill(first.name, customer.name)
  const surname = fill(first.surname, customer.surname)
  return { ...draft, guests: [{ ...first, name, surname }, ...others] }
}

/** The "same as customer" switch: on copies the customer's name to the first guest, off clears it. */
function setSame(draft: GuestsDraft, on: boolean): GuestsDraft {
  const { customer, guests } = draft
  if (on) return { ...draft, same: true, guests: withCustomerFirst(guests, customer) }
  return { ...draft, same: false, guests: withCustomerFirst(guests, { name: '', surname: '' }) }
}

const agree = (own: string, from: string) => own.trim() === '' || own === from

/**
 * Checks the switch again. Editing the customer later does not change the first guest (decision 39.3): the guest keeps
 * the name, and the switch turns off as soon as the two differ.
 */
function recheckSame(draft: GuestsDraft): GuestsDraft {
  const { customer, guests, same } = draft
  const [first] = guests
  if (!same || first === undefined || firstIsOpen(guests)) return draft
  return { ...draft, same: agree(first.name, customer.name) && agree(first.surname, customer.surname) }
}
