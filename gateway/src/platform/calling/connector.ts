import type { buildConnector as ConnectorBuilder } from 'undici'
// A single file, to avoid loading the whole library, as in `node.ts`.
import buildConnector from 'undici/lib/core/connect.js'
import { callAfter } from '../../translate/call-after.ts'

/**
 * Returns a connector for undici that fails if there is no connection within a time in milliseconds. The timers of
 * undici are not used, because they can be half a second late. HTTP/2 is not offered to upstreams (decision 4.6).
 */
export function connectorWithin(milliseconds: number): ConnectorBuilder.connector {
  const connect = buildConnector({ timeout: milliseconds, allowH2: false })
  return (options, callback) => {
    let hasTimedOut = false
    const onTimeout = () => {
      hasTimedOut = true
      callback(new Error('There was no connection in time'), null)
    }
    const stop = callAfter(milliseconds, onTimeout)
    connect(options, (...result) => {
      if (hasTimedOut) return void result[1]?.destroy()
      stop()
      callback(...result)
    })
  }
}
