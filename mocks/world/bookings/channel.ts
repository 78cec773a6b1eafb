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

/** Above this number, the oldest reservation is forgotten. */
const KEPT_RECORDS = 1000

/** @param changed called after every change */
export function createChannel(changed: () => void): Channel {
  const kept = new Map<string, ChannelRecord>()
  const put = (record: ChannelRecord) => {
    kept.set(record.id, record)
    const [oldest] = kept.keys()
    if (kept.size > KEPT_RECORDS && oldest !== undefined) kept.delete(oldest)
    changed()
    return record
  }
  const open: Channel['open'] = (id) => kept.get(id) ?? put({ id, state: 'unchecked' })
  return {
    open,
    move: (id, to, bookingNumber) => {
      const { state } = open(id)
      if (!MOVES[state].includes(to)) throw new IllegalMove('channel', state, to)
      return put({ id, state: to, ...(bookingNumber !== undefined && { bookingNumber }) })
    },
    all: () => [...kept.values()],
    restore: (records) => {
      kept.clear()
      for (const record of records) kept.set(record.id, { ...record })
    },
  }
}
