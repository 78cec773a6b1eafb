import type { Server } from 'node:http'
import type { Context } from '../../ports/context.ts'
import type { IntentState } from '../../ports/records.ts'
import type { Metrics } from './metrics.ts'

/** How long the records read from the store are reused, in milliseconds, so that frequent reading costs little. */
const RECORDS_MS = 5000

/** How long the store may take to read its records, in milliseconds. */
const TIMEOUT_MS = 2000

/**
 * Returns a function that sets the metrics of current states, just before they are read: breakers, slots, connections,
 * switches, and the records of the store. The records are those of all processes that share the store.
 */
export function createStateReader(metrics: Metrics, context: Context, server: Pick<Server, 'getConnections'>) {
  let readAt = Number.NEGATIVE_INFINITY
  let records: Records | undefined

  return async (): Promise<void> => {
    metrics.pressure.set(context.pressure.level())
    metrics.clock.set(context.clock.now() / 1000)
    metrics.draining.set(context.draining ? 1 : 0)
    metrics.connections.set(await connectionsOf(server))
    setLanes(metrics, context)
    setSwitches(metrics, context)
    const now = context.clock.monotonic()
    if (now - readAt >= RECORDS_MS) {
      readAt = now
      records = await withTimeout(recordsOf(context), context)
    }
    setRecords(metrics, records, context.clock.now())
  }
}

/** The records of the store that metrics count. */
interface Records {
  /** States of the payments that have not ended, and when each was reached, in epoch milliseconds. */
  payments: { state: IntentState; since: number }[]
  cancellations: number
  cases: string[]
  leases: number
  version: number | undefined
}

async function recordsOf({ store }: Context): Promise<Records> {
  const [running, cancelling, cases, leases, version] = await Promise.all([
    store.list('running'),
    store.list('cancelling'),
    store.list('cases'),
    store.list('leases'),
    store.version(),
  ])
  const intents = await Promise.all(running.map(({ key }) => store.read('intents', key)))
  return {
    payments: intents.filter((intent) => intent !== undefined),
    cancellations: cancelling.length,
    cases: cases.map(({ record }) => record.site),
    leases: leases.length,
    version,
  }
}

/** Undefined if the store fails or takes too long, so that all other metrics can still be read. */
function withTimeout<T>(reading: Promise<T>, { clock }: Pick<Context, 'clock'>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const stop = clock.after(TIMEOUT_MS, () => resolve(undefined))
    reading.then(resolve, () => resolve(undefined)).finally(stop)
  })
}

function setRecords(metrics: Metrics, records: Records | undefined, now: number): void {
  const { storeUp, payments, oldest, cancellations, cases, leases, schemaVersion } = metrics
  for (const metric of [payments, oldest, cases]) metric.reset()
  storeUp.set(records === undefined ? 0 : 1)
  if (records === undefined) return
  for (const [state, group] of Map.groupBy(records.payments, (payment) => payment.state)) {
    payments.set({ state }, group.length)
    oldest.set({ state }, (now - Math.min(...group.map(({ since }) => since))) / 1000)
  }
  cancellations.set(records.cancellations)
  for (const site of records.cases) cases.inc({ site })
  leases.set(records.leases)
  schemaVersion.set(records.version ?? 0)
}

function setLanes({ breakers, running, waiting }: Metrics, { gate }: Context): void {
  for (const metric of [breakers, running, waiting]) metric.reset()
  for (const { pool, isOpen, ...load } of gate.lanes()) {
    const { upstream, account, class: ofClass } = pool
    running.inc({ upstream, class: ofClass }, load.running)
    waiting.inc({ upstream, class: ofClass }, load.waiting)
    if (isOpen) breakers.set({ upstream, account, class: ofClass }, 1)
  }
}

/** The switches as this process last read them. All processes of a store agree after two seconds. */
function setSwitches({ switches: metric, switchesUnread }: Metrics, { switches }: Context): void {
  switchesUnread.set(switches.isUnread() ? 1 : 0)
  metric.reset()
  for (const { kind, name = '', site = 'all', to } of switches.current().set) metric.set({ kind, name, site, to }, 1)
}

const connectionsOf = (server: Pick<Server, 'getConnections'>): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))
