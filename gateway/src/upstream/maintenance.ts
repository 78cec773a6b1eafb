import type { Clock } from '../ports/clock.ts'
import type { Site } from '../ports/site.ts'
import type { UpstreamAnswer } from '../ports/upstream.ts'

/** How long a call waits for the record. If that fails, the last known flag is used for `REST_MS`; milliseconds. */
const TIMEOUT_MS = 500
const REST_MS = 5000

/** How long a flag is used without asking the cache, which would cost every call a timer; milliseconds. */
const KNOWN_MS = 1000

/** What a site's record says about every response. */
interface Flags {
  closed: boolean
  embedded: boolean
}

/** Tells whether a site is under maintenance, by its own record. */
export interface Maintenance {
  holds: (site: Site) => boolean | Promise<boolean>
  /** Whether the site is shown inside pages of other origins, by the last record that was read (decision 44.5). */
  isEmbedded: (site: Site) => boolean
  /** Makes the next call read the record again. */
  forget(): void
}

/**
 * Reads the record through the cache of shared responses, which decides how old the flag may be. An unreadable record
 * does not start maintenance: the call itself will report what is wrong. After a failure, further calls do not wait for
 * a silent agency.
 */
export function createMaintenance(
  clock: Pick<Clock, 'monotonic' | 'after'>,
  read: (site: Site) => Promise<UpstreamAnswer<'siteView'>>,
): Maintenance {
  const last = new Map<string, Flags>()
  const restsUntil = new Map<string, number>()
  /** Flags of responses that were already parsed. */
  const flags = new WeakMap<UpstreamAnswer<'siteView'>, Flags>()
  function note(host: string, answer: UpstreamAnswer<'siteView'>): void {
    const known = flags.get(answer) ?? flagsOf(answer)
    flags.set(answer, known)
    last.set(host, known)
    restsUntil.set(host, clock.monotonic() + KNOWN_MS)
  }
  async function readFlags(site: Site): Promise<boolean> {
    const { host } = site
    const rest = () => void restsUntil.set(host, clock.monotonic() + REST_MS)
    await new Promise<void>((resolve) => {
      const stop = clock.after(TIMEOUT_MS, () => resolve(rest()))
      void read(site)
        .then((answer) => note(host, answer), rest)
        .finally(() => {
          stop()
          resolve()
        })
    })
    return isClosed(site)
  }
  const isClosed = ({ host }: Site) => last.get(host)?.closed ?? false
  return {
    holds: (site) => (clock.monotonic() < (restsUntil.get(site.host) ?? 0) ? isClosed(site) : readFlags(site)),
    isEmbedded: ({ host }) => last.get(host)?.embedded ?? false,
    forget() {
      last.clear()
      restsUntil.clear()
    },
  }
}

const flagsOf = ({ body: { site } }: UpstreamAnswer<'siteView'>): Flags => ({
  closed: site.underMaintenance,
  embedded: site.options.embedded ?? false,
})
