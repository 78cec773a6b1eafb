import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { difference } from '../../../domain/money/amounts.ts'
import { Amount } from '../../../parts/Amount.tsx'

type Money = Schema<'Money'>
type RefundWaysProps = { amount: Money; byTransfer: Money | undefined }

/** How much of a refund goes back to the card, and how much by bank transfer; nothing if all goes the same way. */
export function RefundWays({ amount, byTransfer }: RefundWaysProps) {
  if (byTransfer === undefined) return null
  const values = { card: <Amount of={difference(amount, byTransfer)} />, transfer: <Amount of={byTransfer} /> }
  return <FormattedMessage id="booking.cancel.ways" values={values} />
}
