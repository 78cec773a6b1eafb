import { PaymentAction } from '@rota/openapi/agency/enums'
import type { Config } from '../../ports/config.ts'
import type { Schemas } from '../../ports/contract.ts'
import type { Store } from '../../ports/store.ts'
import type { Intent } from '../../ports/records.ts'
import { involvesVisitor } from './handoff-content.ts'

/** Lifetime of a hand-off document, in milliseconds: as long as its attempt can be paid. */
export const HANDOFF_LIFETIME = 15 * 60_000

/** Whether the visitor still has to complete the bank's page. */
export const isChallenged = ({ state, action, returnedAt }: Intent) =>
  state === 'handed-off' && involvesVisitor(action) && returnedAt === undefined

/** The URL of a payment's hand-off document; undefined once the bank has responded or the document has expired. */
export async function currentHandoffUrl(
  { token, handoffToken }: Intent,
  { store, config }: { store: Store; config: Pick<Config, 'paymentOrigin'> },
): Promise<string | undefined> {
  if (handoffToken === undefined || (await store.read('forms', token)) === undefined) return undefined
  return handoffUrl(config, handoffToken)
}

/** The URL of a hand-off document. */
export const handoffUrl = ({ paymentOrigin }: Pick<Config, 'paymentOrigin'>, token: string) =>
  `${paymentOrigin}/handoff/${token}`

/** The next step of an attempt, in the shape that `orderInitialize` returns. */
export async function nextStepOf(
  intent: Intent,
  context: { store: Store; config: Pick<Config, 'paymentOrigin'> },
): Promise<Schemas['OrderStep']> {
  const address = isChallenged(intent) ? await currentHandoffUrl(intent, context) : undefined
  return {
    action: intent.action ?? PaymentAction.Undefined,
    paymentToken: intent.token,
    ...(address === undefined ? {} : { handoffUrl: address }),
  }
}
