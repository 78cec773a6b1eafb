import pino from 'pino'
import type { Activity } from './ports/observing/activity.ts'
import { ALARMS } from './ports/observing/events.ts'
import type { EventFields, Log } from './ports/log.ts'
import { StoreError } from './ports/store.ts'

/**
 * Logs one JSON object per line, with named fields only. Fields that the types of `Log` do not name cannot be logged,
 * because redaction by path leaks (decision 10.4).
 * @param level `silent` to `debug`
 * @param current finds the running activity, whose ids every line carries
 */
export function createLog(
  level: string,
  destination?: pino.DestinationStream,
  current: () => Activity | undefined = () => undefined,
): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  const logger = destination === undefined ? pino(options) : pino(options, destination)
  return {
    request({
      requestId,
      traceId,
      method,
      status,
      duration,
      operationId,
      route,
      site,
      network,
      siteKey,
      problem,
      places,
    }) {
      const line = {
        requestId,
        traceId,
        method,
        operationId,
        route,
        status,
        duration,
        site,
        network,
        siteKey,
        problem,
        places,
      }
      logger.info(line, 'request')
    },
    event(name, fields = {}) {
      const { reference, places, state, problem, codes, count, port, host, switch: about } = fields
      const { upstream, account, class: ofClass, duration, act, by, targets } = fields
      const line = {
        ...activityFields(fields),
        reference,
        places,
        state,
        problem,
        codes,
        count,
        port,
        host,
        switch: about,
      }
      const call = { upstream, account, class: ofClass, duration }
      logger[ALARM_NAMES.has(name) ? 'warn' : 'info']({ ...line, ...call, act, by, targets }, name)
    },
    fault(error, fields = {}) {
      logger.error({ ...activityFields(fields), reference: fields.reference, ...describe(error) }, 'fault')
    },
  }

  /** Ids, operation and site of a line: those of its fields, or else those of the running activity. */
  function activityFields({ requestId, operationId, site }: EventFields) {
    const activity = current()
    return {
      requestId: requestId ?? activity?.requestId,
      traceId: activity?.trace.traceId,
      operationId: operationId ?? activity?.operationId,
      site: site ?? activity?.site,
    }
  }
}

const ALARM_NAMES: ReadonlySet<string> = new Set(ALARMS)

/** A line of a stack trace with a location in code. */
const FRAME = /^\s+at .*:\d+:\d+\)?$/

/**
 * Class and stack locations of an error. The message of an error is left out, because it may quote input. Only a
 * StoreError has a message of ours, which is logged as the reason.
 */
function describe(error: unknown): { error: string; reason?: string; stack: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, stack: [] }
  const frames = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => FRAME.test(line))
  return {
    error: error.constructor.name,
    ...(error instanceof StoreError ? { reason: error.message } : {}),
    stack: frames.slice(0, 12).map((line) => line.trim()),
  }
}
