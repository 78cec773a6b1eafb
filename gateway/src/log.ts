import pino from 'pino'
import type { Log } from './ports/log.ts'

/**
 * One JSON object per line, of named fields only. What is not named in the types of `Log` does not get in: redaction by
 * path leaks (decision 10.4).
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

/** A line of a stack that names a place in code. */
const FRAME = /^\s+at .*:\d+:\d+\)?$/

/** Class and places of an error. Its message may quote what was sent, in lines that look like places. */
function describe(error: unknown): { error: string; stack: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, stack: [] }
  const frames = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => FRAME.test(line))
  return { error: error.constructor.name, stack: frames.slice(0, 12).map((line) => line.trim()) }
}
