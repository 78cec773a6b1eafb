import type { Booking } from '../../../booking/change.ts'
import { forgetTypedGuests, keepTypedGuests, typedGuests } from '../../../booking/typed-guests.ts'
import { holdsLongNumber } from '../../../domain/text/digits.ts'
import { draftOf, fitDraft, type GuestsDraft } from './draft.ts'

/**
 * Stores the draft in the tab's storage, so that it survives a reload, Back and Forward. A field that contains a number
 * as long as a card number is stored empty.
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
  const withLongNumber = Object.entries(fields).filter(
    ([, value]) => typeof value === 'string' && holdsLongNumber(value),
  )
  return Object.fromEntries(withLongNumber.map(([name]) => [name, '']))
}

/** Removes the stored draft. Call after saving, when the booking contains the data. */
export const dropDraft = forgetTypedGuests

/** The stored draft adjusted to the basket, or the booking's data. */
export function recallDraft(booking: Booking): GuestsDraft {
  const bookingDraft = draftOf(booking)
  const storedFields = readObject(typedGuests())
  return storedFields === undefined ? bookingDraft : fitDraft(restoreDraft(storedFields, bookingDraft), booking)
}

type Fields = Readonly<Record<string, unknown>>

/**
 * A stored draft; fields that are missing or have another type come from the booking's draft. The stored text may be
 * that of an older version of the shop, or of a browser extension.
 */
function restoreDraft(storedFields: Fields, bookingDraft: GuestsDraft): GuestsDraft {
  const { guests, wishes, same } = storedFields
  return {
    customer: { ...bookingDraft.customer, ...customerOf(storedFields['customer'], bookingDraft.customer) },
    guests: Array.isArray(guests) ? guests.map(objectOf).map(guestOf) : bookingDraft.guests,
    wishes: typeof wishes === 'string' ? wishes : bookingDraft.wishes,
    same: typeof same === 'boolean' ? same : bookingDraft.same,
  }
}

function customerOf(storedFields: unknown, { billing }: GuestsDraft['customer']): Partial<GuestsDraft['customer']> {
  const { billing: kind, ...fields } = objectOf(storedFields)
  const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string')
  const billingKind = kind === 'individual' || kind === 'corporate' ? kind : billing
  return { ...Object.fromEntries(texts), billing: billingKind }
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
