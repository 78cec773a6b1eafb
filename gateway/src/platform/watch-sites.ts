import { statSync } from 'node:fs'
import { ConfigError } from '../config-error.ts'
import type { SitesSource } from '../config.ts'
import type { Config } from '../ports/config.ts'
import type { Log } from '../ports/log.ts'
import type { Clock } from '../ports/clock.ts'

/** How often the file is looked at, in milliseconds: a key that is taken back opens nothing after that time. */
const LOOK_MS = 2000

/**
 * Takes over the sites and their keys whenever SITES_FILE changes, also when it is replaced. A file that cannot be used
 * changes nothing: the sites stay as they were, and the log has the event `sites-refused` with the places that are wrong.
 * The answer ends the watching.
 */
export function watchSites(
  { file, read }: SitesSource,
  config: Pick<Config, 'sites'>,
  { clock, log }: { clock: Clock; log: Log },
): () => void {
  let seen = stampOf(file)
  return clock.every(LOOK_MS, () => {
    const stamp = stampOf(file)
    if (stamp === seen) return
    seen = stamp
    try {
      config.sites = read()
      log.event('sites-read', { count: Object.keys(config.sites).length })
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      log.event('sites-refused', { places: error.problems.map(placeIn) })
    }
  })
}

/** What becomes another one with every change; empty where there is no file. */
function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false, bigint: true })
  return stat === undefined ? '' : `${stat.ino} ${stat.size} ${stat.mtimeNs}`
}

/** The place in a sentence about the configuration, without what stands there. */
const placeIn = (problem: string) => problem.split(' ').slice(0, 2).join(' ')
