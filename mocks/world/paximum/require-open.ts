import { TransactionStatus } from '@rota/openapi/provider/enums'
import { Refusal } from '../basics/refusal.ts'
import type { HeldTransaction } from '../provider/transaction-record.ts'

/** Throws the refusals `expired` or `wrong-step` unless a transaction can still be changed. */
export function requireOpen({ state }: HeldTransaction): void {
  if (state === TransactionStatus.Expired) throw new Refusal('expired', 'The transaction has expired.')
  if (state !== TransactionStatus.Open) throw new Refusal('wrong-step', 'The transaction is not open.')
}
