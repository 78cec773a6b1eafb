// Preloaded into every measured process: reports its resource usage to the parent on request.
import { registerHooks } from 'node:module'

/**
 * Resource usage of a process: CPU in microseconds since its start, memory in
 * bytes, number of loaded validator modules.
 */
export interface Usage {
  cpu: number
  rss: number
  validators: number
}

let validators = 0
// Loader hooks cost time, so they are only registered where nothing else is measured.
if (process.env['COUNT_VALIDATORS']) {
  registerHooks({
    load(url, context, next) {
      if (url.includes('/validators/') && !url.endsWith('/validators/index.js')) validators++
      return next(url, context)
    },
  })
}

process.on('message', (asked) => {
  if (asked !== 'usage') return
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: user + system, rss: process.memoryUsage.rss(), validators } satisfies Usage)
})
// The channel alone must not keep the process alive.
process.channel?.unref()
