import type { Context } from '../ports/context.ts'
import type { AsActivity } from '../ports/payments.ts'
import { spanIdOf, traceOf } from '../translate/http/trace-context.ts'

/**
 * Creates a function that runs background work, which no request began, as an activity of its own. The log lines and
 * upstream calls of the work then share a trace (decision 47.7).
 */
export function ownActivity({ platform, tracer, clock }: Pick<Context, 'platform' | 'tracer' | 'clock'>): AsActivity {
  const { activities } = platform
  if (activities === undefined) return (_name, work) => work()
  return async (name, work) => {
    const requestId = crypto.randomUUID()
    const spanId = spanIdOf(requestId)
    const activity = { requestId, trace: traceOf(() => undefined, requestId), spanId, spans: tracer?.begin() }
    const from = clock.monotonic()
    try {
      await activities.run(activity, work)
    } finally {
      const span = { id: spanId, name, kind: 'internal', attributes: { requestId }, failed: false } as const
      tracer?.keep(activity, { ...span, from, to: clock.monotonic() })
    }
  }
}
