import { PaymentAction } from '@rota/openapi/agency/enums'
import type { Config } from '../context.ts'
import type { Schemas } from '../contract/types.ts'
import type { Store } from '../store/port.ts'
import type { Intent } from '../store/records.ts'
import { newToken } from './token.ts'

/** A form is good for one attempt, which lives for 15 minutes; a margin for clocks and slow banks. */
export const FORM_KEPT = 3_600_000

/** Where a hand-off document is shown, once. */
export const handoffUrl = ({ paymentOrigin }: Pick<Config, 'paymentOrigin'>, token: string) =>
  `${paymentOrigin}/handoff/${token}`

/** Whether the visitor has still to be asked by the bank. */
export const isChallenged = ({ state, action, returnedAt }: Intent) =>
  state === 'handed-off' && action === PaymentAction.PostForm && returnedAt === undefined

/**
 * A token of the hand-off document that has not been used: the present one, or a new one after a reload in the middle of
 * 3-D Secure (reliability H4). Undefined when the form is gone.
 */
export async function freshHandoff(store: Store, intent: Intent): Promise<string | undefined> {
  const present = intent.handoffToken
  if (present === undefined) return undefined
  if (await store.read('handoffs', present)) return present
  const form = await store.read('forms', intent.token)
  if (!form) return undefined
  const next = newToken()
  await store.insert('handoffs', next, { token: intent.token, site: intent.site }, intent.startedAt + FORM_KEPT)
  const stored = await store.update('intents', intent.token, (current) =>
    current?.handoffToken === present ? { ...current, handoffToken: next } : undefined,
  )
  if (stored?.handoffToken !== next) await store.remove('handoffs', next)
  return stored?.handoffToken
}

/** What there is to do about an attempt now, as the call that has begun it is answered. */
export async function stepOf(
  intent: Intent,
  { store, config }: { store: Store; config: Pick<Config, 'paymentOrigin'> },
): Promise<Schemas['OrderStep']> {
  const token = isChallenged(intent) ? await freshHandoff(store, intent) : undefined
  return {
    action: intent.action ?? PaymentAction.Undefined,
    paymentToken: intent.token,
    ...(token === undefined ? {} : { handoffUrl: handoffUrl(config, token) }),
  }
}
