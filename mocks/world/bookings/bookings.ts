import { Collection } from '@msw/data'
import { schemas, type Validate } from '@rota/openapi/agency/validators'
import type { BookingState } from './booking.ts'
import type { Ids } from '../basics/ids.ts'
import { member } from '../basics/member.ts'
import { Refusal } from '../basics/refusal.ts'
import { standard, type Schema } from '../basics/schemas.ts'
import { findSite } from '../sites.ts'

/** A booking as the agency stores it; its id is the session id of every call for it. */
export interface BookingRecord {
  readonly id: string
  /** Account of the site on which it was begun. */
  readonly account: string
  state: BookingState
  booking: Schema<'Booking'>
  /** When the agency first shows it as booked, in epoch milliseconds; at once if absent. */
  shownFrom?: number
}

/** Maximum number of bookings; above it, the least recently used one is dropped. */
const MAX_BOOKINGS = 2000

/** The bookings of a world. All returned records are copies; only `change` changes a booking. */
export interface Bookings {
  start(account: string, createdAt: number): Promise<BookingRecord>
  /** A booking of an account, or of any account if none is given. */
  find(id: string | undefined, account?: string): BookingRecord | undefined
  /**
   * Changes are serialized, so that two concurrent calls cannot both take a step that is possible only once. Errors of
   * `edit` are rethrown and change nothing. Throws the refusal `unknown-session` when there is no such booking.
   */
  change(id: string, edit: (record: BookingRecord) => void): Promise<BookingRecord>
  /** Least recently used first. */
  all(): BookingRecord[]
  restore(records: readonly BookingRecord[]): Promise<void>
}

/** @param changed called after every change */
export async function createBookings(ids: Ids, changed: () => void): Promise<Bookings> {
  const validate = await schemas.Booking()
  const table = new Collection({ schema: standard(recordOf(validate)) })
  /** Ids of all bookings, least recently used first. */
  const usedIds = new Set<string>()
  const storedBooking = (id: string) => table.findFirst((query) => query.where((record) => record.id === id))

  const touch = (id: string) => {
    usedIds.delete(id)
    usedIds.add(id)
  }
  const add = async (record: BookingRecord) => {
    await table.create(record)
    touch(record.id)
    const [oldest] = usedIds
    if (usedIds.size > MAX_BOOKINGS && oldest !== undefined) {
      usedIds.delete(oldest)
      table.delete((query) => query.where(({ id }) => id === oldest))
    }
  }
  const find: Bookings['find'] = (id, account) => {
    const stored = id === undefined ? undefined : storedBooking(id)
    if (stored === undefined || (account !== undefined && stored.account !== account)) return undefined
    touch(stored.id)
    return copy(stored)
  }
  const applyChange = async (id: string, edit: (record: BookingRecord) => void) => {
    const stored = storedBooking(id)
    if (stored === undefined) throw new Refusal('unknown-session', 'There is no such booking.')
    const edited = copy(stored)
    edit(edited)
    await table.update(stored, {
      data: (record) => {
        record.state = edited.state
        record.booking = edited.booking
        if (edited.shownFrom !== undefined) record.shownFrom = edited.shownFrom
      },
    })
    touch(id)
    changed()
    return copy(edited)
  }
  /** Settles when the last requested change has ended. */
  let lastChange: Promise<unknown> = Promise.resolve()

  return {
    find,
    start: async (account, createdAt) => {
      const record = draft(ids.next('booking'), account, createdAt)
      await add(record)
      changed()
      return record
    },
    change: (id, edit) => {
      const change = lastChange.then(() => applyChange(id, edit))
      lastChange = change.catch(() => undefined)
      return change
    },
    all: () => [...usedIds].map((id) => find(id)).filter((record) => record !== undefined),
    restore: async (records) => {
      table.clear()
      usedIds.clear()
      for (const record of records) await add(copy(record))
    },
  }
}

const copy = ({ id, account, state, booking, shownFrom }: BookingRecord): BookingRecord =>
  structuredClone({ id, account, state, booking: { ...booking }, ...(shownFrom !== undefined && { shownFrom }) })

function draft(id: string, account: string, createdAt: number): BookingRecord {
  const created = { date: new Date(createdAt).toISOString() }
  const booking: Schema<'Booking'> = {
    _id: id,
    id,
    products: [],
    guests: [],
    totalAmount: { value: 0, currency: 'try' },
    created,
  }
  return { id, account, state: 'draft', booking }
}

/** A record is valid if the contract's schema accepts its booking and its site exists. */
function recordOf(validate: Validate<Schema<'Booking'>>): Validate<BookingRecord> {
  const isValid: Validate<BookingRecord> = (value): value is BookingRecord => {
    const isOk = validate(member(value, 'booking'))
    isValid.errors = validate.errors ?? null
    return isOk && findSite(String(member(value, 'account'))) !== undefined
  }
  return isValid
}
