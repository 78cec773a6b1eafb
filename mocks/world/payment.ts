import { IllegalMove } from './illegal-move.ts'
import type { Cents } from './money.ts'
import type { Schema } from './schemas.ts'

export type TransactionStatus = Schema<'TransactionStatus'>
export type PaymentStatus = Schema<'PaymentStatus'>

/** Transaction status of set B, by name. */
export const TRANSACTION = { inComplete: 0, complete: 1, errored: 2, voided: 3, refunded: 4 } as const
/** Payment status, by name. */
const PAYMENT = { none: 1, unPaid: 2, partlyPaid: 3, paid: 4, over: 5 } as const

/** Product 3.2: "Attempt: InComplete to Complete or Errored; Complete to Voided or Refunded." */
const MOVES: Readonly<Record<TransactionStatus, readonly TransactionStatus[]>> = {
  0: [1, 2],
  1: [3, 4],
  2: [],
  3: [],
  4: [],
}

/** The status of an attempt after a step. Throws IllegalMove. */
export function moveAttempt(from: TransactionStatus, to: TransactionStatus): TransactionStatus {
  if (!MOVES[from].includes(to)) throw new IllegalMove('payment attempt', from, to)
  return to
}

/**
 * How far a booking is paid (product 3.2: None, UnPaid, PartlyPaid, Paid; "Over only from Paid or PartlyPaid; refund
 * lowers"): it follows from what is owed and what was captured, less what went back.
 */
export function paymentStatus(owed: Cents, captured: Cents): PaymentStatus {
  if (owed === 0 && captured === 0) return PAYMENT.none
  if (captured === 0) return PAYMENT.unPaid
  if (captured < owed) return PAYMENT.partlyPaid
  return captured === owed ? PAYMENT.paid : PAYMENT.over
}
