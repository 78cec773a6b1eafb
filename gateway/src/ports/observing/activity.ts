/** Where a request belongs in a trace (W3C Trace Context). Says nothing about who the caller is. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceId: string
  /** 16 hexadecimal digits: the caller's span. */
  parentId?: string
  /** The header `tracestate`, which is passed on unchanged and never logged. */
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
 * Receives the parts of a request. While the request runs, they are collected in a list; parts that end later, such as
 * those of a commit that continues, go to the tracer directly.
 */
export interface Spans {
  readonly length: number
  push: (span: Span) => unknown
}

/**
 * The request or background task that the running code works on, for logs, upstreams and traces. An activity is small
 * and has no reference to its request, because timers and connections that a request has started keep the activity.
 */
export interface Activity {
  readonly requestId: string
  readonly trace: TraceContext
  /** Span of the request itself, the parent of its parts. */
  readonly spanId: string
  operationId?: string
  site?: string
  /** Receives the parts that have ended. Undefined if nobody traces the request. */
  spans: Spans | undefined
}

/** Finds the activity of the running code, across everything it waits for. */
export interface Activities {
  run: <T>(activity: Activity, work: () => T) => T
  current: () => Activity | undefined
}

/** Receives the spans of requests that have ended. Never fails, and nobody waits for it. */
export interface Tracer {
  /** Returns the receiver for the parts of a request that begins. */
  begin(): Spans
  keep(activity: Activity, request: Span): void
  /** Sends the remaining spans, for a limited time. */
  close(): Promise<void>
}
