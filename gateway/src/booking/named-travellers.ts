import type { Context } from '../ports/context.ts'
import type { UpstreamBody } from '../ports/contract.ts'
import type { Hold } from '../ports/records.ts'
import type { Step } from '../ports/store.ts'

/** Who travels by a transaction, as it was sent. */
export type Named = Omit<UpstreamBody<'transactionUpdate'>, 'transactionId' | 'agencyReservationNumber'>

/**
 * The step that keeps who travels by a hold, so that any process can begin it anew. It is sealed, because people are kept
 * nowhere in plain text, and ends with the hold (decision 10.3).
 */
export async function travellersStep(
  { transactionId, expiresAt }: Hold,
  named: Named,
  context: Context,
): Promise<Step> {
  const sealed = await context.sealer.seal('travellers', JSON.stringify(named))
  return { area: 'travellers', key: transactionId, becomes: { sealed }, expiresAt }
}

/** Who travels by a transaction; undefined when nobody has been named, or the key that sealed it is gone. */
export async function travellersOf(
  transactionId: string,
  { store, sealer }: Pick<Context, 'store' | 'sealer'>,
): Promise<Named | undefined> {
  const kept = await store.read('travellers', transactionId)
  const text = kept && (await sealer.open('travellers', kept.sealed))
  return text === undefined ? undefined : (JSON.parse(text) as Named)
}
