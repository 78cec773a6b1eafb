/** An event of Chromium's trace; times are in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
  /** Processor time of the thread. */
  tdur?: number
  pid: number
  tid: number
  args: { data?: { navigationId?: string }; snapshot?: string; beginData?: Frames }
}

/** The script that has asked for a layout, innermost function first. */
interface Frames {
  stackTrace?: { url: string; functionName: string; lineNumber: number; columnNumber: number }[]
}

/** A task longer than this blocks the page, in milliseconds. */
const LONG = 50

const ms = (microseconds: number) => microseconds / 1000

/** The events of the page's main thread. */
export function mainThread(events: TraceEvent[]): TraceEvent[] {
  // The page is painted by the thread that has run its scripts.
  const byThread = Map.groupBy(
    events.filter(({ name }) => name === 'RunTask'),
    ({ pid, tid }) => `${pid} ${tid}`,
  )
  const painters = new Set(
    events.filter(({ name }) => name === 'firstContentfulPaint').map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const thread = [...byThread.keys()].find((key) => painters.has(key))
  return events.filter(({ pid, tid }) => `${pid} ${tid}` === thread)
}

/**
 * Milliseconds beyond the first 50 of each task after the first paint. Tasks are measured in processor time, so that
 * other programs of a busy machine do not count; the slowdown by Chromium does.
 */
export function blockingTime(events: TraceEvent[], afterMs = 0): number {
  const tasks = mainThread(events)
  const painted = tasks.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0
  return tasks
    .filter(({ name, ts }) => name === 'RunTask' && ts >= painted + afterMs * 1000)
    .map(({ tdur = 0, dur = 0 }) => ms(Math.min(tdur || dur, dur)))
    .reduce((sum, length) => sum + Math.max(0, length - LONG), 0)
}

/** The pictures of the screen while the page loads: milliseconds since the navigation, and a JPEG in base64. */
export function screens(events: TraceEvent[]): { at: number; jpeg: string }[] {
  const startMs = navigationStart(events)
  return events
    .filter(({ name, args }) => name === 'Screenshot' && args.snapshot !== undefined)
    .map(({ ts, args }) => ({ at: ms(ts) - startMs, jpeg: args.snapshot ?? '' }))
    .filter(({ at }) => at >= 0)
}

/**
 * When the navigation of the page began, in milliseconds of the trace. SVG pictures are documents and have their own.
 */
function navigationStart(events: TraceEvent[]): number {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.navigationId === painted?.args.data?.navigationId,
  )
  return ms(start?.ts ?? 0)
}
