// Preloaded into every process that is measured: tells its parent, when asked, what it has used.
import { registerHooks } from 'node:module'

/** What a process says of itself: CPU in microseconds since its start, memory in bytes, modules of validators it has loaded. */
export interface Usage {
  cpu: number
  rss: number
  validators: number
}

let validators = 0
// A hook costs what it counts: only where nothing else is measured.
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
// Being asked is no reason to stay.
process.channel?.unref()
