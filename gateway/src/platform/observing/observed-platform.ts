import { traceHeaders, newSpanId } from '../../translate/http/trace-context.ts'
import type { Activities } from '../../ports/observing/activity.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Meter, TryOutcome } from '../../ports/observing/meter.ts'
import { addSpan } from '../../respond/spans.ts'
import { CallError, type Platform, type WireAnswer, type WireRequest } from '../../ports/platform.ts'
import type { StoreBackend } from '../../ports/store.ts'

/** Where calls and units of the store are reported: to the meter, and to the trace of the running activity. */
export interface Observing {
  clock: Pick<Clock, 'monotonic'>
  activities: Activities
  meter: Meter | undefined
}

/** Upstreams that get the headers of the trace (decision 47.4). Image hosts and banks learn nothing about it. */
const TRACED: ReadonlySet<string> = new Set<WireRequest['pool']['upstream']>(['agency', 'provider'])

/**
 * The platform with observed calls and an observed store: each attempt at an upstream and each unit of the store is
 * counted and becomes a part of the request's trace; calls pass the trace on.
 */
export function observedPlatform<P extends Platform>(platform: P, observers: Observing): P {
  return {
    ...platform,
    activities: observers.activities,
    call: observedCall(platform, observers),
    store: observedBackend(platform.store, observers),
  }
}

function observedCall(platform: Platform, { clock, activities, meter }: Observing): Platform['call'] {
  return (wire) => {
    const activity = activities.current()
    const { pool } = wire
    if (activity === undefined && meter === undefined) return platform.call(wire)
    const id = activity && newSpanId()
    const isPassedOn = activity !== undefined && id !== undefined && TRACED.has(pool.upstream)
    const sent = isPassedOn ? { ...wire, headers: { ...wire.headers, ...traceHeaders(activity.trace, id) } } : wire
    if (meter === undefined && activity?.spans === undefined) return platform.call(sent)
    const from = clock.monotonic()
    const report = (outcome: TryOutcome) => {
      const to = clock.monotonic()
      meter?.tried(pool, outcome, to - from)
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

function outcomeOf(answer: WireAnswer, { isUsable }: WireRequest): TryOutcome {
  const ofStatus = `${Math.min(Math.max(Math.floor(answer.status / 100), 2), 5)}xx` as TryOutcome
  const saysFailure = ofStatus === '3xx' || ofStatus === '5xx'
  return saysFailure || isUsable === undefined || isUsable(answer) ? ofStatus : 'broken'
}

const reasonOf = (error: unknown): TryOutcome => (error instanceof CallError ? error.reason : 'broken')

function observedBackend(backend: StoreBackend, { clock, activities, meter }: Observing): StoreBackend {
  type Unit = Parameters<Meter['stored']>[0]
  function watched<T>(unit: Unit, area: string, work: () => Promise<T>): Promise<T> {
    const activity = activities.current()
    if (meter === undefined && activity?.spans === undefined) return work()
    const from = clock.monotonic()
    const report = (outcome: Parameters<Meter['stored']>[1]) => {
      const to = clock.monotonic()
      meter?.stored(unit, outcome, to - from)
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
    read: (area, key, now) => watched('read', area, () => backend.read(area, key, now)),
    follow: (area, key, to, now) => watched('read', to, () => backend.follow(area, key, to, now)),
    list: (area, now) => watched('list', area, () => backend.list(area, now)),
    commit: (unit) => watched('commit', unit.writes[0]?.area ?? '', () => backend.commit(unit)),
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
