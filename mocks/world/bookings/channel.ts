import { IllegalMove } from '../basics/illegal-move.ts'

/** States of a reservation in a hotel channel (decision 25.4): it is checked before it is completed. */
type ChannelState = 'unchecked' | 'checked' | 'completed'

const MOVES: Readonly<Record<ChannelState, readonly ChannelState[]>> = {
  unchecked: ['checked'],
  checked: ['completed'],
  completed: [],
}

/** A channel reservation as the agency stores it. Guest data are passed on to the hotel and not stored. */
export interface ChannelRecord {
  /** The channel's own number. */
  readonly id: string
  readonly state: ChannelState
  readonly bookingNumber?: string
}

/** What the agency knows of the reservations that a hotel channel has pushed. */
export interface Channel {
  /** Finds the record of a number, or creates an unchecked one. */
  open(id: string): ChannelRecord
  /** Throws IllegalMove. */
  move(id: string, to: ChannelState, bookingNumber?: string): ChannelRecord
  all(): ChannelRecord[]
  restore(records: readonly ChannelRecord[]): void
}

/** Maximum number of records; above it, the oldest one is dropped. */
const MAX_RECORDS = 1000

/** @param changed called after every change */
export function createChannel(changed: () => void): Channel {
  const recordsById = new Map<string, ChannelRecord>()
  const put = (record: ChannelRecord) => {
    recordsById.set(record.id, record)
    const [oldest] = recordsById.keys()
    if (recordsById.size > MAX_RECORDS && oldest !== undefined) recordsById.delete(oldest)
    changed()
    return record
  }
  const open: Channel['open'] = (id) => recordsById.get(id) ?? put({ id, state: 'unchecked' })
  return {
    open,
    move: (id, to, bookingNumber) => {
      const { state } = open(id)
      if (!MOVES[state].includes(to)) throw new IllegalMove('channel', state, to)
      return put({ id, state: to, ...(bookingNumber !== undefined && { bookingNumber }) })
    },
    all: () => [...recordsById.values()],
    restore: (records) => {
      recordsById.clear()
      for (const record of records) recordsById.set(record.id, { ...record })
    },
  }
}
