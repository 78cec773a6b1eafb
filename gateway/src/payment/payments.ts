import type { Context, DocumentAnswer, DocumentRequest, Documents } from '../context.ts'
import { cancelDesk } from '../own-booking/desk.ts'
import { cancelRun } from '../own-booking/run.ts'
import type { MarkedRun } from '../policy/marked-run.ts'
import { paymentDesk } from './agency.ts'
import { paymentDone } from './done.ts'
import { handoff } from './handoff.ts'
import { paymentReturn } from './return.ts'
import { paymentRun, type PaymentRun, type PaymentTools } from './run.ts'
import { TIMINGS, type Timings } from './saga.ts'

/** The room's door: the documents that the app mounts, the driver, and what the operations work with. */
export interface Payments {
  documents: Documents
  run: PaymentRun
  /** What is taken back goes the same way: recorded, asked for once, read back. */
  cancels: MarkedRun
  tools: PaymentTools
  /** Ends the timer and resolves when what is under way has been recorded. */
  stop(): Promise<void>
}

/** What only tests set. */
export interface PaymentSeams {
  timings?: Timings
  step?: (name: string) => void
}

/**
 * Starts the payment saga: takes up every payment that had not ended when the process did, then looks after them again
 * and again, and after every cancellation likewise. The caller puts it into the context, where the operations find it.
 */
export function startPayments(context: Context, { timings = TIMINGS, step = () => {} }: PaymentSeams = {}): Payments {
  const { store, clock, log, config, sealer } = context
  const tools = { store, clock, log, sealer, desk: paymentDesk(context), timings, step }
  const run = paymentRun(tools)
  const cancels = cancelRun({ ...tools, desk: cancelDesk(context) })
  const look = async () => {
    await Promise.all([run.tick(), cancels.tick()]).catch((error: unknown) => log.fault(error))
  }
  void look()
  const stopTimer = clock.every(config.reconcileMs, look)
  return {
    documents: (request) => documentOf(request, context, run),
    run,
    cancels,
    tools,
    async stop() {
      stopTimer()
      await run.settled()
      await cancels.settled()
    },
  }
}

const HANDOFF = /^\/handoff\/([A-Za-z0-9_-]{22,64})$/
const RETURN = /^\/payment\/return\/([A-Za-z0-9_-]{22,64})$/

async function documentOf(
  { method, path, site, isPaymentOrigin }: DocumentRequest,
  context: Context,
  run: PaymentRun,
): Promise<DocumentAnswer | undefined> {
  if (isPaymentOrigin) {
    const token = method === 'GET' ? HANDOFF.exec(path)?.[1] : undefined
    return token === undefined ? undefined : handoff(token, context)
  }
  if (path === '/payment/done' && method === 'GET') return paymentDone()
  const token = method === 'GET' || method === 'POST' ? RETURN.exec(path)?.[1] : undefined
  return token === undefined ? undefined : paymentReturn(token, site, context, run)
}
