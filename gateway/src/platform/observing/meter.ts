import { operations, type OperationId } from '@rota/openapi/agency/operations'
import type { Meter } from '../../ports/observing/meter.ts'
import type { Metrics } from './metrics.ts'

/**
 * Creates the meter that counts in Prometheus metrics. Every label has a value from a fixed list or from the configured
 * sites.
 */
export function createMeter(metrics: Metrics): Meter {
  for (const { operationId, class: ofClass } of Object.values(operations)) {
    if (CLASSES_WITH_GOAL.has(ofClass)) metrics.requests.begin(operationId, ofClass, FAILED)
  }
  for (const route of PAYMENT_ROUTES) metrics.requests.begin(route, 'pay', FAILED)
  return {
    expectPages(pages) {
      for (const page of pages) metrics.requests.begin(page, 'page', FAILED)
    },
    countRequest({ operationId, route, status, duration, site = 'unknown', problem, isOff = false }) {
      const row = operationId === undefined ? undefined : operations[operationId as OperationId]
      const ofClass = row?.class ?? classOf(route)
      const ofStatus = isOff ? OFF : (STATUSES[Math.floor(status / 100)] ?? OTHER)
      const operation = operationId ?? nameOf(route)
      metrics.requests.observe(duration, operation, ofClass, ofStatus)
      metrics.siteRequests.inc(site, ofClass, ofStatus)
      if (problem !== undefined) metrics.problems.inc(site, problem)
    },
    countEvent(event, { site = 'none', state }) {
      metrics.events.inc(event, site)
      if ((event === 'payment' || event === 'payment-alert') && state !== undefined) metrics.moves.inc(site, state)
    },
    countAttempt({ upstream, class: ofClass, account }, outcome, duration) {
      metrics.tries.observe(duration, upstream, ofClass, outcome)
      if (!/^[234]/.test(outcome)) metrics.failures.inc(upstream, account, outcome)
    },
    countRetry: ({ upstream, class: ofClass }) => metrics.retries.inc(upstream, ofClass),
    countRefusal: ({ upstream, class: ofClass }, why) => metrics.refusals.inc(upstream, ofClass, why),
    countStoreUnit: (unit, outcome, duration) => metrics.units.observe(duration, unit, outcome),
    countRendering: (page, outcome, duration) => metrics.renders.observe(duration, page, outcome),
    countCacheResult: (cache, result) => metrics.cacheReads.inc(cache, result),
    countShed: (load) => metrics.shed.inc(load),
    countLimited: (limit, account, by) => metrics.limited.inc(limit, account, by),
  }
}

/** Label of requests that are neither an operation nor a page: files, pictures, documentation, health checks. */
const OTHER = 'other'

/** The routes to the bank and back. They are not operations, but without them nobody can pay. */
const PAYMENT_ROUTES = ['/handoff/{token}', '/payment/return/{token}']

/**
 * Classes of operations for which docs/operations promises a share of successes. Their failure counters start at 0, so
 * that the first failure is visible as an increase. Pages have such a promise, too (`expectPages`).
 */
const CLASSES_WITH_GOAL: ReadonlySet<string> = new Set(['search', 'pay', 'commit'])

/**
 * Label that replaces the status of a deliberate refusal, so that a switch does not count against the service goals
 * (decision 49.9).
 */
const OFF = 'off'

/** Labels of statuses, by their first digit. */
const FAILED = '5xx'
const STATUSES = ['0xx', '1xx', '2xx', '3xx', '4xx', FAILED]

function classOf(route: string | undefined): string {
  if (route !== undefined && PAYMENT_ROUTES.includes(route)) return 'pay'
  return isPage(route) ? 'page' : OTHER
}

/** A page's name without its language. */
const nameOf = (route = OTHER) => route.split('___', 1)[0] ?? OTHER

/** Pages have the name of their route, everything else a pattern of its path. */
const isPage = (route: string | undefined) => route !== undefined && !route.startsWith('/')
