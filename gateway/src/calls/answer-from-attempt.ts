import type { Operation as Row } from '@rota/openapi/agency/operations'
import type { Context } from '../ports/context.ts'
import type { Schemas } from '../ports/contract.ts'
import { latestAttempt } from '../booking/attempt.ts'
import { bookingTokenOf } from '../booking/token.ts'
import { nextStepOf } from '../payment/bank/handoff-url.ts'

/** Time in milliseconds after which the call that started a payment has either responded or died. */
const FIRST_CALL_MS = 2000

/**
 * Builds the response to a repeated call from the record of the payment that the first call started, for the case that
 * the process died before it could respond to the first call. The visitor gets the result at once, even with a session
 * that the payment has ended (decision 6.5). Undefined if the attempt has no result yet, or belongs to another key.
 * Sends nothing to the agency.
 */
export async function answerFromAttempt(
  context: Context,
  { operationId }: Pick<Row, 'operationId'>,
  booking: string | undefined,
  key: string,
): Promise<Schemas['OrderStep'] | Schemas['Completion'] | undefined> {
  const attempt = booking === undefined ? undefined : await latestAttempt(context.store, booking)
  if (attempt?.idempotencyKey !== key) return undefined
  const { action, state, since, completion } = attempt
  if (context.clock.now() - since < FIRST_CALL_MS) return undefined
  const hasResult = (action !== undefined || state !== 'started') && state !== 'rejected'
  if (operationId === 'orderInitialize' && hasResult) return nextStepOf(attempt, context)
  if (operationId === 'reservationComplete' && completion)
    return { ...completion, token: await bookingTokenOf(attempt, context.sealer) }
  return undefined
}
