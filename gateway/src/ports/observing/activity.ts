/** Where a request belongs in a trace (W3C Trace Context). Says nothing about who the caller is. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceId: string
  /** 16 hexadecimal digits: the caller's span. */
  parentId?: string
  /** `tracestate`, passed on unread and never logged. */
  state?: string
}

/** A part of a request. Names and attributes are ours, never values of a request. */
export interface Span {
  /** 16 hexadecimal digits. */
  id: string
  name: string
  kind: 'server' | 'client' | 'internal'
  /** Milliseconds on the monotonic clock. */
  from: number
  to: number
  attributes: Readonly<Record<string, string | number>>
  failed: boolean
}

/**
 * The parts of a request: a list until the request has ended, and the tracer afterwards, as for a commit that goes on.
 */
export interface Spans {
  readonly length: number
  push: (span: Span) => unknown
}

/**
 * What is being worked on, for logs, upstreams and traces. It is small and holds no request, because timers and
 * connections that begin with a request keep it.
 */
export interface Activity {
  readonly requestId: string
  readonly trace: TraceContext
  /** Span of the request itself, the parent of its parts. */
  readonly spanId: string
  operationId?: string
  site?: string
  /** Takes the parts that have ended. Undefined if nobody traces the request. */
  spans: Spans | undefined
}

/** Finds the activity of the running code, across everything it waits for. */
export interface Activities {
  run: <T>(activity: Activity, work: () => T) => T
  current: () => Activity | undefined
}

/** Takes the spans of requests that have ended. Never fails, and nobody waits for it. */
export interface Tracer {
  /** Takes the parts of a request that begins. */
  begin(): Spans
  keep(activity: Activity, request: Span): void
  /** Sends what is left, for a limited time. */
  close(): Promise<void>
}
