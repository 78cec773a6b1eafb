import { TransactionStatus } from '@rota/openapi/provider/enums'
import type { Clock } from '../basics/clock.ts'
import { keptRecords } from './kept.ts'
import { moveTransaction } from './transaction.ts'
import type { TransactionRecord } from './transaction-record.ts'
import { ProviderRefusal } from './wire/refusal.ts'

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
  const records = keptRecords<TransactionRecord>(changed, (record) => {
    const isLate = record.state === TransactionStatus.Open && clock.now() >= record.expiresAt
    if (isLate) record.state = moveTransaction(record.state, TransactionStatus.Expired)
  })
  const find = (id: string) => {
    const record = records.find(id)
    if (record === undefined) throw new ProviderRefusal('TransactionNotFound', 'There is no such transaction.')
    return record
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
    add: records.add,
    byNumber: (number) => {
      const found = records.all().find(({ booked }) => booked?.number === number)
      if (found === undefined) throw new ProviderRefusal('ReservationNotFound', 'There is no such reservation.')
      return found
    },
    change: (id, edit) => {
      const record = find(id)
      edit(record)
      records.put(record)
      return record
    },
    all: records.all,
    restore: records.restore,
  }
}
