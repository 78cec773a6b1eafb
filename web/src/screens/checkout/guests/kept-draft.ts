import type { Booking } from '../../../booking/change.ts'
import { forgetTypedGuests, keepTypedGuests, typedGuests } from '../../../booking/typed-guests.ts'
import { holdsLongNumber } from '../../../domain/text/digits.ts'
import { draftOf, fitDraft, type GuestsDraft } from './draft.ts'

/**
 * Keeps what has been typed and not saved yet, field by field, in the tab: a reload, Back and Forward find it again. A field
 * with a number as long as a card's is not kept, whatever it was meant to be.
 */
export function keepDraft({ customer, guests, wishes, same }: GuestsDraft): void {
  const kept: GuestsDraft = {
    customer: { ...customer, ...emptied(customer) },
    guests: guests.map((guest) => ({ ...guest, ...emptied(guest) })),
    wishes: holdsLongNumber(wishes) ? '' : wishes,
    same,
  }
  keepTypedGuests(JSON.stringify(kept))
}

/** Empty texts for the fields that must not be kept. */
function emptied(fields: object): Record<string, string> {
  const long = Object.entries(fields).filter(([, value]) => typeof value === 'string' && holdsLongNumber(value))
  return Object.fromEntries(long.map(([name]) => [name, '']))
}

/** After saving, the booking itself is what there is to go on with. */
export const dropDraft = forgetTypedGuests

/** The typed draft in the form the basket asks for, or what the booking holds. */
export function recallDraft(booking: Booking): GuestsDraft {
  const held = draftOf(booking)
  const typed = readObject(typedGuests())
  return typed === undefined ? held : fitDraft(restored(typed, held), booking)
}

type Fields = Readonly<Record<string, unknown>>

/**
 * What of a kept text still is a field of the form; the rest is what the booking holds. An older version of the shop may have
 * written it, or an extension.
 */
function restored(typed: Fields, held: GuestsDraft): GuestsDraft {
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
    return undefined
  }
}
