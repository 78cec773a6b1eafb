import { PaymentStatus, TransactionStatus } from '@rota/openapi/agency/enums'
import { IllegalMove } from '../basics/illegal-move.ts'
import type { Cents } from '../basics/money.ts'
import type { Schema } from '../basics/schemas.ts'

type Status = Schema<'TransactionStatus'>

/** Decision 25.2: "Attempt: InComplete to Complete or Errored; Complete to Voided or Refunded." */
const MOVES: Readonly<Record<Status, readonly Status[]>> = {
  [TransactionStatus.InComplete]: [TransactionStatus.Complete, TransactionStatus.Errored],
  [TransactionStatus.Complete]: [TransactionStatus.Voided, TransactionStatus.Refunded],
  [TransactionStatus.Errored]: [],
  [TransactionStatus.Voided]: [],
  [TransactionStatus.Refunded]: [],
}

/** The status of an attempt after a transition. Throws IllegalMove. */
export function moveAttempt(from: Status, to: Status): Status {
  if (!MOVES[from].includes(to)) throw new IllegalMove('payment attempt', from, to)
  return to
}

/**
 * Payment status of a booking (decision 25.2: None, UnPaid, PartlyPaid, Paid; "Over only from Paid or PartlyPaid;
 * refund lowers"). It follows from the amount owed and the captured amount minus refunds.
 */
export function paymentStatus(owed: Cents, captured: Cents): Schema<'PaymentStatus'> {
  if (owed === 0 && captured === 0) return PaymentStatus.None
  if (captured === 0) return PaymentStatus.UnPaid
  if (captured < owed) return PaymentStatus.PartlyPaid
  return captured === owed ? PaymentStatus.Paid : PaymentStatus.Over
}
