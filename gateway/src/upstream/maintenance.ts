import type { Clock } from '../ports/clock.ts'
import type { Site } from '../ports/site.ts'
import type { UpstreamAnswer } from '../ports/upstream.ts'

/** A call waits so long for the record, and after one that was not to be had what was known is believed; milliseconds. */
const PATIENCE_MS = 500
const REST_MS = 5000

/** What a record says is believed for so long without a look into the cache, which would cost each call a timer; milliseconds. */
const KNOWN_MS = 1000

/** Whether sites are under maintenance, each by its own record. */
export interface Maintenance {
  holds: (site: Site) => boolean | Promise<boolean>
  /** The next question reads the record anew. */
  forget(): void
}

/**
 * The record is read through the cache of shared answers, which decides how old the flag may be. A record that cannot be had
 * closes nothing: the call itself says what is wrong, and not every call waits for an agency that is silent.
 */
export function createMaintenance(
  clock: Pick<Clock, 'monotonic' | 'after'>,
  read: (site: Site) => Promise<UpstreamAnswer<'siteView'>>,
): Maintenance {
  const last = new Map<string, boolean>()
  const restsUntil = new Map<string, number>()
  /** An answer is opened once, however many calls it is kept for. */
  const flags = new WeakMap<UpstreamAnswer<'siteView'>, boolean>()
  function told(host: string, answer: UpstreamAnswer<'siteView'>): void {
    const flag = flags.get(answer) ?? answer.body.site.underMaintenance
    flags.set(answer, flag)
    last.set(host, flag)
    restsUntil.set(host, clock.monotonic() + KNOWN_MS)
  }
  async function asked(site: Site): Promise<boolean> {
    const { host } = site
    const rest = () => void restsUntil.set(host, clock.monotonic() + REST_MS)
    await new Promise<void>((resolve) => {
      const stop = clock.after(PATIENCE_MS, () => resolve(rest()))
      void read(site)
        .then((answer) => told(host, answer), rest)
        .finally(() => {
          stop()
          resolve()
        })
    })
    return last.get(host) ?? false
  }
  return {
    holds: (site) =>
      clock.monotonic() < (restsUntil.get(site.host) ?? 0) ? (last.get(site.host) ?? false) : asked(site),
    forget() {
      last.clear()
      restsUntil.clear()
    },
  }
}
