import type { Log } from '../../ports/log.ts'
import type { Meter } from '../../ports/observing/meter.ts'
import type { Activities, Tracer } from '../../ports/observing/activity.ts'
import type { Clock } from '../../ports/clock.ts'
import type { WebBuild } from '../../page/port.ts'
import type { ListenAddress, ServerConfig, TracingConfig } from '../../config/server-config.ts'
import type { Context } from '../../ports/context.ts'
import type { Server } from 'node:http'
import type { Admin } from './admin.ts'
import { addSpan } from '../../respond/spans.ts'
import type { ObservationTools } from './observed-platform.ts'

/** The meter and the tracer. The library of each is loaded only if it is configured (decision 47.3). */
export interface Observers {
  meter?: Meter
  tracer?: Tracer
  /** Opens the port for operators. */
  openAdmin?: (context: Context, server: Server) => Promise<Admin>
}

/**
 * Loads the meter and the port for operators if `ADMIN_PORT` is set, and the tracer if a collector is configured.
 * @param droppedLines counts the lines that the log has lost
 */
export async function loadObservers(
  { admin, tracing }: ServerConfig,
  clock: Clock,
  droppedLines?: () => number,
): Promise<Observers> {
  return {
    ...(admin && (await metering(admin, droppedLines))),
    ...(tracing && { tracer: await tracerOf(tracing, clock) }),
  }
}

async function metering(
  address: ListenAddress,
  droppedLines: (() => number) | undefined,
): Promise<Required<Pick<Observers, 'meter' | 'openAdmin'>>> {
  const [{ createMetrics }, { createMeter }, { openAdmin }] = await Promise.all([
    import('./metrics.ts'),
    import('./meter.ts'),
    import('./admin.ts'),
  ])
  const metrics = createMetrics(droppedLines)
  return {
    meter: createMeter(metrics),
    openAdmin: (context, server) => openAdmin(metrics, context, { address, server }),
  }
}

async function tracerOf(tracing: TracingConfig, clock: Clock): Promise<Tracer> {
  const { createTracer } = await import('./traces.ts')
  return createTracer(tracing, { clock, random: Math.random })
}

/** A log that also counts its events, under the site of the event or else of the running activity. */
export function countedLog(log: Log, meter: Meter | undefined, { current }: Activities): Log {
  if (meter === undefined) return log
  return {
    ...log,
    event(name, fields = {}) {
      const site = fields.site ?? current()?.site
      meter.countEvent(name, site === undefined ? fields : { ...fields, site })
      log.event(name, fields)
    },
    fault(error, fields = {}) {
      const site = fields.site ?? current()?.site
      meter.countEvent('fault', site === undefined ? {} : { site })
      log.fault(error, fields)
    },
  }
}

/** A web build whose renderings are counted and appear in the traces of requests. */
export function observedBuild(build: WebBuild, { meter, clock, activities }: ObservationTools): WebBuild {
  return {
    ...build,
    async renderPage(job) {
      const activity = activities.current()
      const from = clock.monotonic()
      const page = job.match.personal ? 'personal' : 'content'
      let outcome: 'done' | 'failed' = 'failed'
      try {
        const output = await build.renderPage(job)
        outcome = 'done'
        return output
      } finally {
        const to = clock.monotonic()
        meter?.countRendering(page, outcome, to - from)
        const attributes = { page, route: job.match.name, outcome }
        addSpan(activity, { name: 'render', kind: 'internal', from, to, attributes, failed: outcome === 'failed' })
      }
    },
  }
}
