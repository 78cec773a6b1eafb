import { TransactionStatus } from '@rota/openapi/provider/enums'
import type { Clock } from '../basics/clock.ts'
import { Refusal } from '../basics/refusal.ts'
import { createRecordStore } from './record-store.ts'
import { moveTransaction } from './transaction.ts'
import type { AnyRecord, HeldTransaction, TransactionRecord } from './transaction-record.ts'
import { ProviderRefusal } from './wire/refusal.ts'

/** The provider's transactions and reservations. All returned records are copies; only `change` changes one. */
export interface Transactions {
  add(record: AnyRecord): void
  /** Finds a transaction, which is expired if its time is over. Refuses an unknown id. */
  find(id: string): TransactionRecord
  /** Like `find`, but refuses a transaction that is not open. */
  open(id: string): TransactionRecord
  /** Finds the reservation of a number. Refuses an unknown one. */
  byNumber(number: string): TransactionRecord
  /** Errors of `edit` are rethrown and change nothing. */
  change(id: string, edit: (record: TransactionRecord) => void): TransactionRecord
  /** Oldest first. */
  all(): TransactionRecord[]
  /** Transactions that the agency holds for its callers. */
  readonly held: HeldTransactions
  /** Transactions of both APIs. */
  everything(): AnyRecord[]
  restore(records: readonly AnyRecord[]): void
}

interface HeldTransactions {
  /** Finds a transaction of this session. Throws the refusal `not-found`. */
  own(id: string, session: string | undefined): HeldTransaction
  change(id: string, edit: (record: HeldTransaction) => void): HeldTransaction
  /** Booked transactions, newest first. */
  booked(): HeldTransaction[]
  all(): HeldTransaction[]
}

const isHeld = (record: AnyRecord): record is HeldTransaction => record.session !== undefined
const isDirect = (record: AnyRecord): record is TransactionRecord => record.session === undefined

/** @param changed called after every change */
export function createTransactions(clock: Clock, changed: () => void, standing: readonly AnyRecord[]): Transactions {
  const records = createRecordStore<AnyRecord>(changed, (record) => {
    const isLate = record.state === TransactionStatus.Open && clock.now() >= record.expiresAt
    if (isLate) record.state = moveTransaction(record.state, TransactionStatus.Expired)
  })
  const edited = <T extends AnyRecord>(record: T, edit: (record: T) => void): T => {
    edit(record)
    records.put(record)
    return record
  }
  const find = (id: string) => {
    const record = records.find(id)
    if (record === undefined || !isDirect(record)) {
      throw new ProviderRefusal('TransactionNotFound', 'There is no such transaction.')
    }
    return record
  }
  const all = () => records.all().filter(isDirect)
  const findHeld = (id: string) => {
    const record = records.find(id)
    if (record === undefined || !isHeld(record)) throw new Refusal('not-found', 'There is no such transaction.')
    return record
  }
  const allHeld = () => records.all().filter(isHeld)
  records.restore(standing)

  return {
    add: records.add,
    find,
    open: (id) => {
      const record = find(id)
      if (record.state === TransactionStatus.Expired) {
        throw new ProviderRefusal('TransactionExpired', 'The transaction has expired.')
      }
      if (record.state !== TransactionStatus.Open) {
        throw new ProviderRefusal('TransactionNotOpen', 'The transaction is not open.')
      }
      return record
    },
    byNumber: (number) => {
      const found = all().find(({ booked }) => booked?.number === number)
      if (found === undefined) throw new ProviderRefusal('ReservationNotFound', 'There is no such reservation.')
      return found
    },
    change: (id, edit) => edited(find(id), edit),
    all,
    held: {
      own: (id, session) => {
        const record = findHeld(id)
        if (record.session !== session) throw new Refusal('not-found', 'There is no such transaction.')
        return record
      },
      change: (id, edit) => edited(findHeld(id), edit),
      booked: () =>
        allHeld()
          .filter(({ booked }) => booked !== undefined)
          .toSorted((a, b) => (b.booked?.at ?? 0) - (a.booked?.at ?? 0)),
      all: allHeld,
    },
    everything: records.all,
    restore: records.restore,
  }
}
