import { operations, type OperationId } from '@rota/openapi/agency/operations'
import type { Meter } from '../../ports/observing/meter.ts'
import type { Metrics } from './metrics.ts'

/** Counts in metrics. Every label has a value from a fixed list or from the configured sites. */
export function createMeter(metrics: Metrics): Meter {
  for (const { operationId, class: ofClass } of Object.values(operations)) {
    if (PROMISED.has(ofClass)) metrics.requests.begin(operationId, ofClass, FAILED)
  }
  for (const route of PAYS) metrics.requests.begin(route, 'pay', FAILED)
  return {
    expect(pages) {
      for (const page of pages) metrics.requests.begin(page, 'page', FAILED)
    },
    answered({ operationId, route, status, duration, site = 'unknown', problem, isOff = false }) {
      const row = operationId === undefined ? undefined : operations[operationId as OperationId]
      const ofClass = row?.class ?? classOf(route)
      const ofStatus = isOff ? OFF : (STATUSES[Math.floor(status / 100)] ?? OTHER)
      const operation = operationId ?? nameOf(route)
      metrics.requests.observe(duration, operation, ofClass, ofStatus)
      metrics.siteRequests.inc(site, ofClass, ofStatus)
      if (problem !== undefined) metrics.problems.inc(site, problem)
    },
    noted(event, { site = 'none', state }) {
      metrics.events.inc(event, site)
      if ((event === 'payment' || event === 'payment-alert') && state !== undefined) metrics.moves.inc(site, state)
    },
    tried({ upstream, class: ofClass, account }, outcome, duration) {
      metrics.tries.observe(duration, upstream, ofClass, outcome)
      if (!/^[234]/.test(outcome)) metrics.failures.inc(upstream, account, outcome)
    },
    retried: ({ upstream, class: ofClass }) => metrics.retries.inc(upstream, ofClass),
    refused: ({ upstream, class: ofClass }, why) => metrics.refusals.inc(upstream, ofClass, why),
    stored: (unit, outcome, duration) => metrics.units.observe(duration, unit, outcome),
    rendered: (page, outcome, duration) => metrics.renders.observe(duration, page, outcome),
    cached: (cache, result) => metrics.cacheReads.inc(cache, result),
    shed: (load) => metrics.shed.inc(load),
    limited: (limit, account, by) => metrics.limited.inc(limit, account, by),
  }
}

/** What is neither an operation nor a page that web names: files, pictures, documentation, checks. */
const OTHER = 'other'

/** The way to the bank and back: no operations, but without them nobody pays. */
const PAYS = ['/handoff/{token}', '/payment/return/{token}']

/** Classes of operations whose few failures count, because they have a promise (docs/operations). Pages have one, too. */
const PROMISED: ReadonlySet<string> = new Set(['search', 'pay', 'commit'])

/** In place of a status that is an operator's wish, so that a switch breaks no promise (docs/operations). */
const OFF = 'off'

/** By hundreds. */
const FAILED = '5xx'
const STATUSES = ['0xx', '1xx', '2xx', '3xx', '4xx', FAILED]

function classOf(route: string | undefined): string {
  if (route !== undefined && PAYS.includes(route)) return 'pay'
  return isPage(route) ? 'page' : OTHER
}

/** A page's name without its language. */
const nameOf = (route = OTHER) => route.split('___', 1)[0] ?? OTHER

/** Pages have the name of their route, everything else a pattern of its path. */
const isPage = (route: string | undefined) => route !== undefined && !route.startsWith('/')
