import type { Clock } from '../ports/clock.ts'
import type { Site } from '../ports/site.ts'
import type { UpstreamAnswer } from '../ports/upstream.ts'

/** After a record that could not be read, what was known is believed for so long, in milliseconds. */
const REST_MS = 5000

/** Whether sites are under maintenance, each by its own record. */
export interface Maintenance {
  holds: (site: Site) => Promise<boolean>
  /** The next question reads the record anew. */
  forget(): void
}

/**
 * The record is read through the cache of shared answers, which decides how old the flag may be. A record that cannot be had
 * closes nothing: the call itself says what is wrong, and not every call waits for an agency that is silent.
 */
export function createMaintenance(
  clock: Pick<Clock, 'monotonic'>,
  read: (site: Site) => Promise<UpstreamAnswer<'siteView'>>,
): Maintenance {
  const last = new Map<string, boolean>()
  const restsUntil = new Map<string, number>()
  return {
    async holds(site) {
      const { host } = site
      if (clock.monotonic() < (restsUntil.get(host) ?? 0)) return last.get(host) ?? false
      try {
        const { body } = await read(site)
        last.set(host, body.site.underMaintenance)
      } catch {
        restsUntil.set(host, clock.monotonic() + REST_MS)
      }
      return last.get(host) ?? false
    },
    forget() {
      last.clear()
      restsUntil.clear()
    },
  }
}
