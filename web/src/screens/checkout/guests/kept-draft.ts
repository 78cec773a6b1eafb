import type { Booking } from '../../../booking/change.ts'
import { forgetTypedGuests, keepTypedGuests, typedGuests } from '../../../booking/typed-guests.ts'
import { holdsLongNumber } from '../../../domain/text/digits.ts'
import { draftOf, fitDraft, type GuestsDraft } from './draft.ts'

/**
 * Stores what was typed but not saved, field by field, in the tab: it survives a reload, Back and Forward. A field that
 * contains a number as long as a card's is never stored.
 */
export function keepDraft({ customer, guests, wishes, same }: GuestsDraft): void {
  const kept: GuestsDraft = {
    customer: { ...customer, ...emptyLongNumbers(customer) },
    guests: guests.map((guest) => ({ ...guest, ...emptyLongNumbers(guest) })),
    wishes: holdsLongNumber(wishes) ? '' : wishes,
    same,
  }
  keepTypedGuests(JSON.stringify(kept))
}

/** Empty texts for the fields that must not be stored. */
function emptyLongNumbers(fields: object): Record<string, string> {
  const long = Object.entries(fields).filter(([, value]) => typeof value === 'string' && holdsLongNumber(value))
  return Object.fromEntries(long.map(([name]) => [name, '']))
}

/** After saving, the booking itself contains the data. */
export const dropDraft = forgetTypedGuests

/** The stored draft adjusted to the basket, or the booking's data. */
export function recallDraft(booking: Booking): GuestsDraft {
  const held = draftOf(booking)
  const typed = readObject(typedGuests())
  return typed === undefined ? held : fitDraft(restoreDraft(typed, held), booking)
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Restores the known fields of a stored draft; the rest comes from the booking. The text may come from an older version
 * of the shop or from an extension.
 */
function restoreDraft(typed: Fields, held: GuestsDraft): GuestsDraft {
  const { guests, wishes, same } = typed
  return {
    customer: { ...held.customer, ...customerOf(typed['customer'], held.customer) },
    guests: Array.isArray(guests) ? guests.map(objectOf).map(guestOf) : held.guests,
    wishes: typeof wishes === 'string' ? wishes : held.wishes,
    same: typeof same === 'boolean' ? same : held.same,
  }
}

function customerOf(typed: unknown, { billing }: GuestsDraft['customer']): Partial<GuestsDraft['customer']> {
  const { billing: kind, ...fields } = objectOf(typed)
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string')
  const known = kind === 'individual' || kind === 'corporate' ? kind : billing
  return { ...Object.fromEntries(texts), billing: known }
}

function guestOf({ name, surname, type, age }: Fields): GuestsDraft['guests'][number] {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const years = typeof age === 'number' ? { age } : {}
  return { name: text(name), surname: text(surname), type: type === 'child' ? 'child' : 'adult', ...years }
}

const objectOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

function readObject(text: string | undefined): Fields | undefined {
  if (text === undefined) return undefined
  try {
    return objectOf(JSON.parse(text))
  } catch {
    // A text that is not JSON was not stored by this page.
    return undefined
  }
}
