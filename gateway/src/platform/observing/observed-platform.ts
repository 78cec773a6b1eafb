import { traceHeaders, newSpanId } from '../../translate/http/trace-context.ts'
import type { Activities } from '../../ports/observing/activity.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Meter, AttemptOutcome } from '../../ports/observing/meter.ts'
import { addSpan } from '../../respond/spans.ts'
import { CallError, type Platform, type WireAnswer, type WireRequest } from '../../ports/platform.ts'
import type { StoreBackend } from '../../ports/store.ts'

/** The clock, and where calls and store transactions are reported: the meter, and the trace of the running activity. */
export interface ObservationTools {
  clock: Pick<Clock, 'monotonic'>
  activities: Activities
  meter: Meter | undefined
}

/** Upstreams that get the trace headers (decision 47.4). Image hosts and banks do not get them. */
const TRACED: ReadonlySet<string> = new Set<WireRequest['pool']['upstream']>(['agency', 'provider'])

/**
 * Wraps a platform so that each attempt to call an upstream and each store transaction is counted and becomes a span of
 * the request's trace. Calls to agency and provider also carry the trace headers.
 */
export function observedPlatform<P extends Platform>(platform: P, observers: ObservationTools): P {
  return {
    ...platform,
    activities: observers.activities,
    call: observedCall(platform, observers),
    store: observedBackend(platform.store, observers),
  }
}

function observedCall(platform: Platform, { clock, activities, meter }: ObservationTools): Platform['call'] {
  return (wire) => {
    const activity = activities.current()
    const { pool } = wire
    if (activity === undefined && meter === undefined) return platform.call(wire)
    const id = activity && newSpanId()
    const sendsTrace = activity !== undefined && id !== undefined && TRACED.has(pool.upstream)
    const sent = sendsTrace ? { ...wire, headers: { ...wire.headers, ...traceHeaders(activity.trace, id) } } : wire
    if (meter === undefined && activity?.spans === undefined) return platform.call(sent)
    const from = clock.monotonic()
    const report = (outcome: AttemptOutcome) => {
      const to = clock.monotonic()
      meter?.countAttempt(pool, outcome, to - from)
      const attributes = { upstream: pool.upstream, class: pool.class, account: pool.account, outcome }
      const failed = !/^[234]/.test(outcome)
      addSpan(activity, {
        ...(id && { id }),
        name: `${pool.upstream} ${pool.class}`,
        kind: 'client',
        from,
        to,
        attributes,
        failed,
      })
    }
    return reportEnd(
      platform.call(sent),
      (answer) => report(outcomeOf(answer, wire)),
      (error) => report(reasonOf(error)),
    )
  }
}

function outcomeOf(answer: WireAnswer, { isUsable }: WireRequest): AttemptOutcome {
  const ofStatus = `${Math.min(Math.max(Math.floor(answer.status / 100), 2), 5)}xx` as AttemptOutcome
  const isFailure = ofStatus === '3xx' || ofStatus === '5xx'
  return isFailure || isUsable === undefined || isUsable(answer) ? ofStatus : 'broken'
}

const reasonOf = (error: unknown): AttemptOutcome => (error instanceof CallError ? error.reason : 'broken')

function observedBackend(backend: StoreBackend, { clock, activities, meter }: ObservationTools): StoreBackend {
  type Unit = Parameters<Meter['countStoreUnit']>[0]
  function observed<T>(unit: Unit, area: string, work: () => Promise<T>): Promise<T> {
    const activity = activities.current()
    if (meter === undefined && activity?.spans === undefined) return work()
    const from = clock.monotonic()
    const report = (outcome: Parameters<Meter['countStoreUnit']>[1]) => {
      const to = clock.monotonic()
      meter?.countStoreUnit(unit, outcome, to - from)
      const attributes = { area, outcome }
      addSpan(activity, { name: `store ${unit}`, kind: 'client', from, to, attributes, failed: outcome === 'failed' })
    }
    return reportEnd(
      work(),
      (value) => report(value === false ? 'conflict' : 'done'),
      () => report('failed'),
    )
  }
  // A transaction is reported under the area of its first record.
  return {
    ...backend,
    read: (area, key, now) => observed('read', area, () => backend.read(area, key, now)),
    follow: (area, key, to, now) => observed('read', to, () => backend.follow(area, key, to, now)),
    list: (area, now) => observed('list', area, () => backend.list(area, now)),
    commit: (unit) => observed('commit', unit.writes[0]?.area ?? '', () => backend.commit(unit)),
  }
}

/** Reports how work ended, and returns its value or throws its error. */
async function reportEnd<T>(work: Promise<T>, done: (value: T) => void, failed: (error: unknown) => void): Promise<T> {
  let value: T
  try {
    value = await work
  } catch (error) {
    failed(error)
    throw error
  }
  done(value)
  return value
}
