import type { Context } from '../ports/context.ts'
import type { UpstreamBody } from '../ports/contract.ts'
import type { Hold } from '../ports/records.ts'
import type { RecordWrite } from '../ports/store.ts'

/** The travellers of a transaction, as the visitor sent them. */
export type NamedTravellers = Omit<UpstreamBody<'transactionUpdate'>, 'transactionId' | 'agencyReservationNumber'>

/**
 * The write that stores the travellers of a hold, so that any process can renew the hold. They are sealed,
 * because personal data is never stored in plain text, and expire with the hold (decision 10.3).
 */
export async function travellersWrite(
  { transactionId, expiresAt }: Hold,
  travellers: NamedTravellers,
  context: Context,
): Promise<RecordWrite> {
  const sealed = await context.sealer.seal('travellers', JSON.stringify(travellers))
  return { area: 'travellers', key: transactionId, becomes: { sealed }, expiresAt }
}

/** The stored travellers of a transaction. Undefined if nobody has been travellers, or if the sealing key is gone. */
export async function travellersOf(
  transactionId: string,
  { store, sealer }: Pick<Context, 'store' | 'sealer'>,
): Promise<NamedTravellers | undefined> {
  const record = await store.read('travellers', transactionId)
  const text = record && (await sealer.open('travellers', record.sealed))
  return text === undefined ? undefined : (JSON.parse(text) as NamedTravellers)
}
