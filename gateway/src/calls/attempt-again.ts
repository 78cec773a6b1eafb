import type { Operation as Row } from '@rota/openapi/agency/operations'
import type { Context } from '../ports/context.ts'
import type { Schemas } from '../ports/contract.ts'
import { latestAttempt } from '../booking/attempt.ts'
import { bookingTokenOf } from '../booking/token.ts'
import { nextStepOf } from '../payment/bank/handoff-url.ts'

/** After this time the call that started the payment has either responded or died. */
const SETTLED_MS = 2000

/**
 * Responds from the record of a payment, if the process died before it could respond to the call that started it. The
 * visitor gets the result at once, even with a session that the payment has ended (decision 6.5). Undefined if the
 * attempt has no result yet, or belongs to another key. Nothing is sent.
 */
export async function attemptAgain(
  context: Context,
  { operationId }: Pick<Row, 'operationId'>,
  booking: string | undefined,
  key: string,
): Promise<Schemas['OrderStep'] | Schemas['Completion'] | undefined> {
  const attempt = booking === undefined ? undefined : await latestAttempt(context.store, booking)
  if (attempt?.idempotencyKey !== key) return undefined
  const { action, state, since, completion } = attempt
  if (context.clock.now() - since < SETTLED_MS) return undefined
  const isTaken = (action !== undefined || state !== 'started') && state !== 'rejected'
  if (operationId === 'orderInitialize' && isTaken) return nextStepOf(attempt, context)
  if (operationId === 'reservationComplete' && completion)
    return { ...completion, token: await bookingTokenOf(attempt, context.sealer) }
  return undefined
}
