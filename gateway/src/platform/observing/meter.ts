import { operations, type OperationId } from '@rota/openapi/agency/operations'
import type { Meter } from '../../ports/observing/meter.ts'
import type { RequestLine } from '../../ports/request-line.ts'
import type { Metrics } from './metrics.ts'

/** Counts in metrics. Every label has a value from a fixed list or from the configured sites. */
export function createMeter(metrics: Metrics): Meter {
  return {
    answered(line) {
      const { site = 'unknown', problem } = line
      const labels = labelsOf(line)
      metrics.requests.observe(labels, line.duration / 1000)
      metrics.siteRequests.inc({ site, class: labels.class, status: labels.status })
      if (problem !== undefined) metrics.problems.inc({ site, problem })
    },
    noted(event, { site = 'none', state }) {
      metrics.events.inc({ event, site })
      if ((event === 'payment' || event === 'payment-alert') && state !== undefined) metrics.moves.inc({ site, state })
    },
    tried({ upstream, class: ofClass, account }, outcome, duration) {
      metrics.tries.observe({ upstream, class: ofClass, outcome }, duration / 1000)
      if (!/^[234]/.test(outcome)) metrics.failures.inc({ upstream, account, outcome })
    },
    retried: ({ upstream, class: ofClass }) => metrics.retries.inc({ upstream, class: ofClass }),
    refused: ({ upstream, class: ofClass }, why) => metrics.refusals.inc({ upstream, class: ofClass, why }),
    stored: (unit, outcome, duration) => metrics.units.observe({ unit, outcome }, duration / 1000),
    rendered: (page, outcome, duration) => metrics.renders.observe({ page, outcome }, duration / 1000),
    cached: (cache, result) => metrics.cacheReads.inc({ cache, result }),
    shed: (load) => metrics.shed.inc({ load }),
    limited: (limit) => metrics.limited.inc({ limit }),
  }
}

/** What is neither an operation nor a page that web names: files, pictures, documentation, checks. */
const OTHER = 'other'

function labelsOf({ operationId, route, status }: RequestLine) {
  const row = operationId === undefined ? undefined : operations[operationId as OperationId]
  const ofClass = row?.class ?? (isPage(route) ? 'page' : OTHER)
  return { operation: operationId ?? nameOf(route), class: ofClass, status: `${Math.floor(status / 100)}xx` }
}

/** A page's name without its language. */
const nameOf = (route = OTHER) => route.split('___', 1)[0] ?? OTHER

/** Pages have the name of their route, everything else a pattern of its path. */
const isPage = (route: string | undefined) => route !== undefined && !route.startsWith('/')
