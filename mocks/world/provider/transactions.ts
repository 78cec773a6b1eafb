import { TransactionStatus } from '@rota/openapi/provider/enums'
import type { Clock } from '../basics/clock.ts'
import { moveTransaction } from './transaction.ts'
import type { TransactionRecord } from './transaction-record.ts'
import { ProviderRefusal } from './wire/refusal.ts'

/** More than this many and the oldest is forgotten. */
const MOST = 2000

/** The provider's transactions and reservations. What it hands out are copies; only `change` changes one. */
export interface Transactions {
  add(record: TransactionRecord): void
  /** One that waits for more than its time has expired. Refuses an unknown id. */
  find(id: string): TransactionRecord
  /** The same, which must still be open. */
  open(id: string): TransactionRecord
  /** The reservation of a number. Refuses an unknown one. */
  byNumber(number: string): TransactionRecord
  /** What `edit` throws is thrown, and nothing is changed. */
  change(id: string, edit: (record: TransactionRecord) => void): TransactionRecord
  /** The oldest first. */
  all(): TransactionRecord[]
  restore(records: readonly TransactionRecord[]): void
}

/** @param changed called after every change */
export function createTransactions(clock: Clock, changed: () => void): Transactions {
  const records = new Map<string, TransactionRecord>()

  const current = (record: TransactionRecord): TransactionRecord => {
    const copy = structuredClone(record)
    const isLate = copy.state === TransactionStatus.Open && clock.now() >= copy.expiresAt
    if (isLate) copy.state = moveTransaction(copy.state, TransactionStatus.Expired)
    return copy
  }
  const find = (id: string) => {
    const record = records.get(id)
    if (record === undefined) throw new ProviderRefusal('TransactionNotFound', 'There is no such transaction.')
    return current(record)
  }
  const open = (id: string) => {
    const record = find(id)
    if (record.state === TransactionStatus.Expired) {
      throw new ProviderRefusal('TransactionExpired', 'The transaction has expired.')
    }
    if (record.state !== TransactionStatus.Open) {
      throw new ProviderRefusal('TransactionNotOpen', 'The transaction is not open.')
    }
    return record
  }

  return {
    find,
    open,
    add: (record) => {
      records.set(record.id, structuredClone(record))
      const [oldest] = records.keys()
      if (records.size > MOST && oldest !== undefined) records.delete(oldest)
      changed()
    },
    byNumber: (number) => {
      const found = [...records.values()].find(({ booked }) => booked?.number === number)
      if (found === undefined) throw new ProviderRefusal('ReservationNotFound', 'There is no such reservation.')
      return current(found)
    },
    change: (id, edit) => {
      const record = find(id)
      edit(record)
      records.set(id, structuredClone(record))
      changed()
      return record
    },
    all: () => [...records.values()].map(current),
    restore: (kept) => {
      records.clear()
      for (const record of kept) records.set(record.id, structuredClone(record))
    },
  }
}
