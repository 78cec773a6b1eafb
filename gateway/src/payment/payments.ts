import type { Payments, PaymentRunner, Timings } from '../ports/payments.ts'
import type { Context } from '../ports/context.ts'
import type { DocumentAnswer, DocumentRequest } from '../ports/documents.ts'
import { cancellationClient } from '../own-booking/cancellation-client.ts'
import { createCancellationRunner } from '../own-booking/run.ts'
import { keyedRunner } from '../policy/keyed-runner.ts'
import { ownActivity } from '../respond/own-activity.ts'
import { paymentClient } from './agency.ts'
import { paymentDone } from './bank/done.ts'
import { handoff } from './bank/handoff.ts'
import { paymentReturn } from './bank/return.ts'
import { createPaymentRunner } from './saga/run.ts'
import { TIMINGS } from './saga/timings.ts'
import { checkActiveBooking } from './active-booking.ts'

/** Options for tests only: shorter times, and a function that is called between any two steps of a payment. */
export interface PaymentTestOptions {
  timings?: Timings
  step?: (name: string) => void
}

/**
 * Starts the payment module: resumes all payments and cancellations that had not ended when the process stopped, then
 * checks them periodically. The caller puts the returned `Payments` into the context, where operations find it.
 */
export function startPayments(
  context: Context,
  { timings = TIMINGS, step = () => {} }: PaymentTestOptions = {},
): Payments {
  const { store, clock, log, config, sealer } = context
  const asActivity = ownActivity(context)
  const tools = { store, clock, log, sealer, client: paymentClient(context), timings, asActivity, step }
  const runner = createPaymentRunner(tools)
  const cancels = createCancellationRunner({ ...tools, client: cancellationClient(context) })
  const activeBookings = keyedRunner(
    (token) => checkActiveBooking(token, tools),
    (_token, error) => log.fault(error),
  )
  const poll = async () => {
    await Promise.all([runner.tick(), cancels.tick()]).catch((error: unknown) => log.fault(error))
  }
  let polling = poll()
  const stopPolling = clock.every(config.reconcileMs, () => (polling = poll()))
  return {
    documents: (request) => documentOf(request, context, runner),
    runner,
    cancels,
    activeBookings: { checkNow: activeBookings },
    tools,
    stopPolling,
    async stop() {
      stopPolling()
      // A running poll may still start work, which `settled` then waits for.
      await polling
      await runner.settled()
      await cancels.settled()
      await activeBookings.settled()
    },
  }
}

const HANDOFF_PATH = /^\/handoff\/([A-Za-z0-9_-]{22,64})$/
const RETURN_PATH = /^\/payment\/return\/([A-Za-z0-9_-]{22,64})$/

/** Returns the payment document at a path: hand-off, the bank's return, or the page after it. Undefined if none. */
async function documentOf(
  { method, path, site, isPaymentOrigin, caller }: DocumentRequest,
  context: Context,
  runner: PaymentRunner,
): Promise<DocumentAnswer | undefined> {
  if (isPaymentOrigin) {
    const token = method === 'GET' ? HANDOFF_PATH.exec(path)?.[1] : undefined
    return token === undefined ? undefined : handoff(token, context, caller)
  }
  if (path === '/payment/done' && method === 'GET') return paymentDone()
  const token = method === 'GET' || method === 'POST' ? RETURN_PATH.exec(path)?.[1] : undefined
  return token === undefined ? undefined : paymentReturn(token, site, context, runner)
}
