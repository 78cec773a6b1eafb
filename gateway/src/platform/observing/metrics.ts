import { Gauge, Registry, type Metric } from 'prom-client'
import { Counts, Durations, type Reading } from './tallies.ts'

/** Upper bounds of durations in seconds, from a cached read to the longest deadline. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** Upper bounds for transactions of the store, which are shorter. */
const STORE_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/**
 * Every metric of the gateway (decision 47.2). A label has few values: operations, classes, states, the gateway's own
 * names, hosts and accounts of the configured sites; never a path, an address, a reference or anything that a caller
 * has sent.
 * @param droppedLines counts the lines that the log has lost
 */
export function createMetrics(droppedLines: () => number = () => 0) {
  const registry = new Registry()
  const registers = [registry]
  /**
   * Registers a metric whose values are computed when Prometheus reads it. The cast is safe, because the registry uses
   * only the name and `get` of a metric.
   */
  const registerComputed = (type: 'counter' | 'histogram', name: string, help: string, read: () => Reading[]) =>
    registry.registerMetric({ name, get: async () => ({ name, help, type, values: read() }) } as unknown as Metric)
  const counter = (name: string, help: string, labelNames: readonly string[]) => {
    const counts = new Counts(name, labelNames)
    registerComputed('counter', name, help, () => counts.read())
    return counts
  }
  const histogram = (name: string, help: string, labelNames: readonly string[], bounds = SECONDS) => {
    const durations = new Durations(name, labelNames, bounds)
    registerComputed('histogram', name, help, () => durations.read())
    return durations
  }
  const countedElsewhere = (name: string, help: string, read: () => number) => {
    registerComputed('counter', name, help, () => [{ labels: {}, value: read() }])
    return { name }
  }
  const gauge = <T extends string>(name: string, help: string, labelNames: T[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  return {
    registry,
    requests: histogram(
      'rota_request_duration_seconds',
      'Answered requests by operation, or by route. Status off: a person wants it.',
      ['operation', 'class', 'status'],
    ),
    siteRequests: counter('rota_site_requests_total', 'Answered requests by site. Status off: a person wants it.', [
      'site',
      'class',
      'status',
    ]),
    problems: counter('rota_problems_total', 'Answers that were a problem, by its name.', ['site', 'problem']),
    events: counter('rota_events_total', 'Logged events; alarms have a runbook page each.', ['event', 'site']),
    droppedLines: countedElsewhere('rota_log_dropped_total', 'Lines of the log that were lost.', droppedLines),
    moves: counter('rota_payment_moves_total', 'States that payments have reached.', ['site', 'state']),
    tries: histogram('rota_upstream_duration_seconds', 'Tries at upstreams.', ['upstream', 'class', 'outcome']),
    failures: counter('rota_upstream_failures_total', 'Tries at upstreams that failed, by account.', [
      'upstream',
      'account',
      'outcome',
    ]),
    retries: counter('rota_upstream_retries_total', 'Tries after the first of a call.', ['upstream', 'class']),
    refusals: counter(
      'rota_upstream_refused_total',
      'Calls that were not sent: bulkhead full, breaker open or switched off.',
      ['upstream', 'class', 'why'],
    ),
    cacheReads: counter('rota_cache_reads_total', 'Reads of the caches.', ['cache', 'result']),
    renders: histogram('rota_render_duration_seconds', 'Rendered pages.', ['page', 'outcome']),
    units: histogram(
      'rota_store_duration_seconds',
      'Units of the store: done, in conflict with another, or failed.',
      ['unit', 'outcome'],
      STORE_SECONDS,
    ),
    shed: counter('rota_shed_total', 'Requests shed under pressure.', ['load']),
    limited: counter(
      'rota_limited_total',
      'Calls refused by a rate limit, by the account of the site and by what was counted: visitor, guest, address or key.',
      ['limit', 'account', 'by'],
    ),
    pressure: gauge('rota_pressure', 'Pressure of the event loop; work is shed above 0.35.'),
    draining: gauge('rota_draining', 'Whether the process is shutting down.'),
    connections: gauge('rota_connections', 'Open connections of callers.'),
    breakers: gauge(
      'rota_breaker_open',
      'Breakers that refuse calls, or whose upstream was not asked since; until five minutes after the rest.',
      ['upstream', 'account', 'class'],
    ),
    running: gauge('rota_upstream_running', 'Calls that occupy a slot.', ['upstream', 'class']),
    waiting: gauge('rota_upstream_waiting', 'Calls that wait for a slot.', ['upstream', 'class']),
    clock: gauge(
      'rota_clock_seconds',
      'Time since 1970 by the clock that decides: that of the database, if there is one.',
    ),
    storeUp: gauge('rota_store_up', 'Whether the records below could be read.'),
    payments: gauge(
      'rota_payments',
      'Payments that are still looked at, also held ones and expired ones, for which money may yet arrive.',
      ['state'],
    ),
    oldest: gauge('rota_payment_oldest_seconds', 'How long a payment has been in a state at most.', ['state']),
    cancellations: gauge('rota_cancellations', 'Cancellations that have not ended.'),
    cases: gauge('rota_cases', 'Payments and cancellations that wait for a person.', ['site']),
    switches: gauge('rota_switch_set', 'Switches that operators have set.', ['kind', 'name', 'site', 'to']),
    switchesUnread: gauge(
      'rota_switches_unread',
      'Whether the switches could not be read last time, so that the last known ones hold.',
    ),
    leases: gauge('rota_leases', 'Leases and locks that are held.'),
    schemaVersion: gauge(
      'rota_schema_version',
      'Migrations that the database has had; 0 for a store without a schema.',
    ),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
