import { isFirstUnnamed, withCustomerFirst } from '../../../domain/people/guests.ts'
import { formatTurkishPhone } from '../../../domain/people/phone.ts'
import type { Problem } from '../../../domain/problem.ts'
import { checkDraft, type CustomerDraft, type FieldId, type GuestsDraft } from './draft.ts'

/**
 * The state of the guests form. `shown` are the fields whose problem is displayed, because they were left with content
 * or submitted. `summary` are the fields that were wrong at the last submit and are not corrected yet. `attempt` counts
 * the submits. `refused` are problems that only an asynchronous check can find (of a foreign phone number); they stay
 * until the field changes.
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
  const draftProblems = checkDraft(form.draft)
  const refusedProblems = form.refused.filter(({ field }) => !draftProblems.some((it) => it.field === field))
  const insertAt = draftProblems.findIndex(({ field }) => !/^customer\.(name|surname|email|phone)/.test(field))
  return refusedProblems.length === 0
    ? draftProblems
    : draftProblems.toSpliced(insertAt < 0 ? draftProblems.length : insertAt, 0, ...refusedProblems)
}

/** The form after an event. */
export function reduceForm(form: GuestsForm, event: GuestsEvent): GuestsForm {
  switch (event.type) {
    case 'typed':
      return dropCorrected({
        ...form,
        draft: setField(form.draft, event.field, event.value),
        refused: form.refused.filter(({ field }) => !invalidates(event.field, field)),
      })
    case 'left': {
      const draft = event.field.startsWith('customer.') ? fillFirst(form.draft) : form.draft
      const shown = valueOf(draft, event.field).trim() === '' ? form.shown : new Set(form.shown).add(event.field)
      return dropCorrected({ ...form, draft, shown })
    }
    case 'same':
      return dropCorrected({ ...form, draft: setSame(form.draft, event.on) })
    case 'sent':
      return submit({ ...form, draft: fillFirst(form.draft), refused: event.refused })
  }
}

/** Shows all problems, and lists them in the summary. */
function submit(form: GuestsForm): GuestsForm {
  const summary = problemsOf(form).map(({ field }) => field)
  return { ...form, shown: new Set([...form.shown, ...summary]), summary, attempt: form.attempt + 1 }
}

/** Removes corrected fields from the summary. They do not return to it before the next submit. */
function dropCorrected(form: GuestsForm): GuestsForm {
  const wrong = new Set(problemsOf(form).map(({ field }) => field))
  return { ...form, summary: form.summary.filter((field) => wrong.has(field)) }
}

/** Whether typing into one field invalidates the check of another: a phone number is checked with its country. */
const invalidates = (typedField: FieldId, field: FieldId) =>
  typedField === field || (typedField === 'customer.phoneCountry' && field === 'customer.phone')

const GUEST = /^guests\.(\d+)\.(name|surname)$/

/** The draft with another value in one field. */
function setField(draft: GuestsDraft, field: FieldId, value: string): GuestsDraft {
  if (field === 'wishes') return { ...draft, wishes: value }
  const [, index, name] = GUEST.exec(field) ?? []
  if (index !== undefined && name !== undefined) {
    const guests = draft.guests.map((guest, position) =>
      position === Number(index) ? { ...guest, [name]: value } : guest,
    )
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

const ownOr = (guestText: string, customerText: string) => (guestText.trim() === '' ? customerText : guestText)

/** Copies the customer's name to the first guest, once and only into empty fields. */
function fillFirst(draft: GuestsDraft): GuestsDraft {
  const { customer, guests, same } = draft
  if (!same) return draft
  const [first, ...others] = guests
  if (first === undefined) return draft
  const name = ownOr(first.name, customer.name)
  const surname = ownOr(first.surname, customer.surname)
  return { ...draft, guests: [{ ...first, name, surname }, ...others] }
}

/** The "same as customer" switch: on copies the customer's name to the first guest, off clears it. */
function setSame(draft: GuestsDraft, on: boolean): GuestsDraft {
  const { customer, guests } = draft
  if (on) return { ...draft, same: true, guests: withCustomerFirst(guests, customer) }
  return { ...draft, same: false, guests: withCustomerFirst(guests, { name: '', surname: '' }) }
}

const isEmptyOrSame = (guestText: string, customerText: string) => guestText.trim() === '' || guestText === customerText

/**
 * Checks the switch again. Editing the customer later does not change the first guest (decision 39.3): the guest keeps
 * the name, and the switch turns off as soon as the two differ.
 */
function recheckSame(draft: GuestsDraft): GuestsDraft {
  const { customer, guests, same } = draft
  const [first] = guests
  if (!same || first === undefined || isFirstUnnamed(guests)) return draft
  return { ...draft, same: isEmptyOrSame(first.name, customer.name) && isEmptyOrSame(first.surname, customer.surname) }
}
