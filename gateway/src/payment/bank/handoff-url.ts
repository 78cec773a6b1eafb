import { PaymentAction } from '@rota/openapi/agency/enums'
import type { Config } from '../../ports/config.ts'
import type { Schemas } from '../../ports/contract.ts'
import type { Store } from '../../ports/store.ts'
import type { Intent } from '../../ports/records.ts'
import { asksVisitor } from './handoff-content.ts'

/** A form is readable as long as the attempt that it belongs to lives. */
export const FORM_KEPT = 15 * 60_000

/** Whether the visitor has still to be asked by the bank. */
export const isChallenged = ({ state, action, returnedAt }: Intent) =>
  state === 'handed-off' && asksVisitor(action) && returnedAt === undefined

/** Where the hand-off document of a payment lies, as long as the bank has not answered. Undefined when it is gone. */
export async function handoffOf(
  { token, handoffToken }: Intent,
  { store, config }: { store: Store; config: Pick<Config, 'paymentOrigin'> },
): Promise<string | undefined> {
  if (handoffToken === undefined || (await store.read('forms', token)) === undefined) return undefined
  return handoffUrl(config, handoffToken)
}

/** The address of a hand-off document. */
export const handoffUrl = ({ paymentOrigin }: Pick<Config, 'paymentOrigin'>, token: string) =>
  `${paymentOrigin}/handoff/${token}`

/** What there is to do about an attempt now, as the call that has begun it is answered. */
export async function stepOf(
  intent: Intent,
  context: { store: Store; config: Pick<Config, 'paymentOrigin'> },
): Promise<Schemas['OrderStep']> {
  const address = isChallenged(intent) ? await handoffOf(intent, context) : undefined
  return {
    action: intent.action ?? PaymentAction.Undefined,
    paymentToken: intent.token,
    ...(address === undefined ? {} : { handoffUrl: address }),
  }
}
