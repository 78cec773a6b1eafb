import pino from 'pino'
import type { Log } from './ports/log.ts'

/**
 * Logs one JSON object per line, with named fields only. Fields that the types of `Log` do not name cannot be logged,
 * because redaction by path leaks (decision 10.4).
 * @param level `silent` to `debug`
 */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  const logger = destination === undefined ? pino(options) : pino(options, destination)
  return {
    request({ requestId, method, status, duration, operationId, route, site, network, siteKey, problem }) {
      const named = { requestId, method, operationId, route, status, duration, site, network, siteKey, problem }
      logger.info(named, 'request')
    },
    event(name, fields = {}) {
      const { requestId, operationId, site, reference, places, state, problem, codes, count, port } = fields
      const { upstream, account, class: ofClass, duration } = fields
      const named = { requestId, operationId, site, reference, places, state, problem, codes, count, port }
      logger.info({ ...named, upstream, account, class: ofClass, duration }, name)
    },
    fault(error, { requestId, operationId, site } = {}) {
      logger.error({ requestId, operationId, site, ...describe(error) }, 'fault')
    },
  }
}

/** A stack line with a location in code. */
const FRAME = /^\s+at .*:\d+:\d+\)?$/

/** Class and stack locations of an error. Its message may quote input, with lines that look like locations. */
function describe(error: unknown): { error: string; stack: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, stack: [] }
  const frames = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => FRAME.test(line))
  return { error: error.constructor.name, stack: frames.slice(0, 12).map((line) => line.trim()) }
}
