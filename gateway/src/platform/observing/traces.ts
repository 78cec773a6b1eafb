import { SpanKind, SpanStatusCode, TraceFlags, type HrTime, type SpanContext } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace'
import { operations, type OperationId } from '@rota/openapi/agency/operations'
import type { TracingConfig } from '../../config/server-config.ts'
import type { Activity, Span, Tracer } from '../../ports/observing/activity.ts'
import type { Clock } from '../../ports/clock.ts'

/** Requests that took this long are always kept; milliseconds. */
const SLOW_MS = 2000

/** Classes that are always kept: few requests, and each is about money or a booking. */
const KEPT_CLASSES: ReadonlySet<string> = new Set(['begin', 'pay', 'commit'])

/** How long one export, and the last one at the end of the process, may take; milliseconds. */
const EXPORT_MS = 5000
const CLOSE_MS = 2000

const SCOPE = { name: 'rota-gateway' }
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

/** Attributes that have a name in the conventions of OpenTelemetry. All others get the prefix `rota.`. */
const NAMES: Readonly<Record<string, string>> = {
  method: 'http.request.method',
  status: 'http.response.status_code',
  route: 'http.route',
}

/**
 * Creates the tracer that sends spans to a collector with OpenTelemetry (OTLP over HTTP), in batches and without
 * delaying requests. Whether the trace of a request is kept is decided at its end: always if the request failed, was
 * slow or concerned a payment, and otherwise for a share of requests (decision 47.5). Spans that the collector does not
 * accept in time are dropped.
 */
export function createTracer(
  { endpoint, headers, share }: TracingConfig,
  { clock, random }: { clock: Pick<Clock, 'now' | 'monotonic' | 'after'>; random: () => number },
): Tracer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: EXPORT_MS })
  const processor = new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_MS })
  const resource = resourceFromAttributes({ 'service.name': SCOPE.name, 'service.instance.id': crypto.randomUUID() })

  function send({ trace, spanId }: Activity, span: Span): void {
    const parent = span.id === spanId ? trace.parentId : spanId
    // `from` and `to` are on the monotonic clock, which has no date.
    const offset = clock.now() - clock.monotonic()
    const contextOf = (id: string): SpanContext => ({
      traceId: trace.traceId,
      spanId: id,
      traceFlags: TraceFlags.SAMPLED,
    })
    const readable: ReadableSpan = {
      name: span.name,
      kind: KINDS[span.kind],
      spanContext: () => contextOf(span.id),
      ...(parent === undefined ? {} : { parentSpanContext: contextOf(parent) }),
      startTime: hrTime(offset + span.from),
      endTime: hrTime(offset + span.to),
      duration: hrTime(span.to - span.from),
      status: { code: span.failed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
      attributes: Object.fromEntries(
        Object.entries(span.attributes).map(([name, value]) => [NAMES[name] ?? `rota.${name}`, value]),
      ),
      links: [],
      events: [],
      ended: true,
      resource,
      instrumentationScope: SCOPE,
      droppedAttributesCount: 0,
      droppedEventsCount: 0,
      droppedLinksCount: 0,
    }
    processor.onEnd(readable)
  }

  return {
    begin: (): Span[] => [],
    keep(activity, request) {
      const ownSpans = activity.spans
      activity.spans = undefined
      if (!Array.isArray(ownSpans) || (!isAlwaysKept(activity, request) && random() >= share)) return
      for (const span of [request, ...(ownSpans as Span[])]) send(activity, span)
      // Spans that end after the request are sent at once.
      activity.spans = { length: ownSpans.length, push: (span) => send(activity, span) }
    },
    close: () =>
      new Promise((resolve) => {
        const stop = clock.after(CLOSE_MS, resolve)
        const end = () => {
          stop()
          resolve()
        }
        processor.shutdown().then(end, end)
      }),
  }
}

/** Whether the trace of a request is kept whatever the share. */
function isAlwaysKept({ operationId }: Activity, { kind, failed, from, to }: Span): boolean {
  // Internal activities are steps of payments and cancellations that no request has started (decision 47.7).
  if (kind === 'internal') return true
  const row = operationId === undefined ? undefined : operations[operationId as OperationId]
  return failed || to - from >= SLOW_MS || (row !== undefined && KEPT_CLASSES.has(row.class))
}

/** Converts milliseconds to seconds and nanoseconds. */
function hrTime(milliseconds: number): HrTime {
  const seconds = Math.floor(milliseconds / 1000)
  return [seconds, Math.round((milliseconds - seconds * 1000) * 1e6)]
}
