import type { Clock } from '../ports/clock.ts'
import type { Site } from '../ports/site.ts'
import type { UpstreamAnswer } from '../ports/upstream.ts'

/** How long a call waits for the record. In milliseconds. */
const TIMEOUT_MS = 500

/** How long the last known flags are used after a failed or slow read, in milliseconds. */
const RETRY_AFTER_MS = 5000

/** How long a flag is used without asking the cache, which would cost every call a timer; milliseconds. */
const FRESH_MS = 1000

/** The members of a site's record that concern every response. */
interface Flags {
  closed: boolean
  embedded: boolean
}

/** Tells whether a site is under maintenance, by its own record. */
export interface Maintenance {
  /** Whether the site is under maintenance. A promise if the record must be read first. */
  holds: (site: Site) => boolean | Promise<boolean>
  /** Whether the site is shown inside pages of other origins, by the last record that was read (decision 44.5). */
  isEmbedded: (site: Site) => boolean
  /** Makes the next call read the record again. */
  forget(): void
}

/**
 * Reads each site's record through the cache of shared responses, which decides how old the flag may be. An unreadable
 * record does not start maintenance: the call itself will report what is wrong. After a failure, further calls do not
 * wait for a silent agency.
 */
export function createMaintenance(
  clock: Pick<Clock, 'monotonic' | 'after'>,
  read: (site: Site) => Promise<UpstreamAnswer<'siteView'>>,
): Maintenance {
  const lastFlags = new Map<string, Flags>()
  const noReadUntil = new Map<string, number>()
  /** Flags of responses that were already parsed. */
  const parsedFlags = new WeakMap<UpstreamAnswer<'siteView'>, Flags>()
  function saveFlags(host: string, answer: UpstreamAnswer<'siteView'>): void {
    const current = parsedFlags.get(answer) ?? flagsOf(answer)
    parsedFlags.set(answer, current)
    lastFlags.set(host, current)
    noReadUntil.set(host, clock.monotonic() + FRESH_MS)
  }
  /** Reads the flags, waiting `TIMEOUT_MS` at most, and returns whether the site is under maintenance. */
  async function readFlags(site: Site): Promise<boolean> {
    const { host } = site
    const pauseReads = () => void noReadUntil.set(host, clock.monotonic() + RETRY_AFTER_MS)
    await new Promise<void>((resolve) => {
      const stop = clock.after(TIMEOUT_MS, () => resolve(pauseReads()))
      void read(site)
        .then((answer) => saveFlags(host, answer), pauseReads)
        .finally(() => {
          stop()
          resolve()
        })
    })
    return isClosed(site)
  }
  const isClosed = ({ host }: Site) => lastFlags.get(host)?.closed ?? false
  return {
    holds: (site) => (clock.monotonic() < (noReadUntil.get(site.host) ?? 0) ? isClosed(site) : readFlags(site)),
    isEmbedded: ({ host }) => lastFlags.get(host)?.embedded ?? false,
    forget() {
      lastFlags.clear()
      noReadUntil.clear()
    },
  }
}

const flagsOf = ({ body: { site } }: UpstreamAnswer<'siteView'>): Flags => ({
  closed: site.underMaintenance,
  embedded: site.options.embedded ?? false,
})
