import { BookingTransactionStatus } from '@rota/openapi/agency/enums'
import type { Clock } from '../basics/clock.ts'
import type { Cents } from '../basics/money.ts'
import { Refusal } from '../basics/refusal.ts'
import type { Schema } from '../basics/schemas.ts'
import { keptRecords } from '../provider/kept.ts'
import { moveTransaction } from '../provider/transaction.ts'
import type { SoldIn } from '../provider/supply/currency.ts'
import type { Named, Slot } from './travellers.ts'

/** A part of what is being booked. */
export interface ServiceRecord {
  readonly id: string
  readonly productType: Schema<'ProductType'>
  readonly name: string
  readonly beginDate?: number
  readonly endDate?: number
  readonly route?: 1 | 2
  readonly isExtra: boolean
  /** What it was begun with. */
  readonly offerId?: string
  readonly travellers: readonly string[]
  /** In the currency of the transaction. */
  readonly price: Cents
  /** Until when it can be given back for nothing, in milliseconds; absent when it cannot. */
  readonly freeUntil?: number
}

/** What a commit has made. */
interface Booked {
  readonly number: string
  /** Milliseconds since 1970 UTC. */
  readonly at: number
  readonly penalty?: Cents
}

/** A transaction as the provider keeps it, as plain JSON. */
export interface PaximumRecord {
  readonly id: string
  /** Whose it is; empty for bookings that were there before. */
  readonly sessionId: string
  readonly expiresAt: number
  readonly currency: SoldIn
  /** What the offers had cost when they were found. */
  readonly shown: Cents
  readonly slots: readonly Slot[]
  /** Whether its commit errors. */
  readonly fails: boolean
  status: Schema<'BookingTransactionStatus'>
  services: readonly ServiceRecord[]
  travellers: readonly Named[]
  customerInfo?: Schema<'ProviderCustomer'>
  reservationNote?: string
  agencyReservationNumber?: string
  booked?: Booked
}

/** The transactions of a world. What it hands out are copies; only `change` changes one. */
export interface Paximum {
  add(record: PaximumRecord): void
  /** The caller's own transaction, expired when its time is over. Throws the refusal `not-found`. */
  own(id: string, sessionId: string | undefined): PaximumRecord
  /** What `edit` throws is thrown and nothing is changed. */
  change(id: string, edit: (record: PaximumRecord) => void): PaximumRecord
  /** What was booked, the newest first. */
  booked(): PaximumRecord[]
  all(): PaximumRecord[]
  restore(records: readonly PaximumRecord[]): void
}

/** @param changed called after every change */
export function createPaximum(clock: Clock, changed: () => void, standing: readonly PaximumRecord[]): Paximum {
  const { Open, Expired } = BookingTransactionStatus
  const records = keptRecords<PaximumRecord>(changed, (record) => {
    const isLate = record.status === Open && clock.now() >= record.expiresAt
    if (isLate) record.status = moveTransaction(Open, Expired)
  })
  const find = (id: string): PaximumRecord => {
    const record = records.find(id)
    if (record === undefined) throw new Refusal('not-found', 'There is no such transaction.')
    return record
  }
  records.restore(standing)

  return {
    add: records.add,
    own: (id, sessionId) => {
      const record = find(id)
      if (record.sessionId !== sessionId) throw new Refusal('not-found', 'There is no such transaction.')
      return record
    },
    change: (id, edit) => {
      const record = find(id)
      edit(record)
      records.put(record)
      return record
    },
    booked: () =>
      records
        .all()
        .filter(({ booked }) => booked !== undefined)
        .toSorted((a, b) => (b.booked?.at ?? 0) - (a.booked?.at ?? 0)),
    all: records.all,
    restore: records.restore,
  }
}

/** Throws the refusals `expired` or `wrong-step` unless a transaction can still be changed. */
export function requireOpen({ status }: PaximumRecord): void {
  if (status === BookingTransactionStatus.Expired) throw new Refusal('expired', 'The transaction has expired.')
  if (status !== BookingTransactionStatus.Open) throw new Refusal('wrong-step', 'The transaction is not open.')
}

/** What a transaction costs, in its currency. */
export const totalOf = ({ services }: Pick<PaximumRecord, 'services'>): Cents =>
  services.reduce((sum, { price }) => sum + price, 0)
