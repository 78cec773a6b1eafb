import { isDeepStrictEqual } from 'node:util'
import { ConfigError } from '../config/config-error.ts'
import { stampOf } from '../config/file-stamp.ts'
import type { SitesSource } from '../config/server-config.ts'
import type { Config } from '../ports/config.ts'
import type { Log } from '../ports/log.ts'
import type { Clock } from '../ports/clock.ts'

/** Interval between checks of the file, in milliseconds. A revoked key stops working after at most this time. */
const LOOK_MS = 2000

/**
 * Reloads the sites and their keys whenever SITES_FILE changes or is replaced. A file that is invalid or cannot be read
 * changes nothing, and is logged once as `sites-refused` with the invalid places. Returns a function that stops
 * watching.
 */
export function watchSites(
  { file, stamp: first, read }: SitesSource,
  config: Pick<Config, 'sites'>,
  { clock, log }: { clock: Clock; log: Log },
): () => void {
  /** Stamp of the sites in use. After a refusal none, because what is repaired may be a folder above the file. */
  let seen: string | undefined = first
  let refused: string | undefined
  return clock.every(LOOK_MS, () => {
    const stamp = stampOf(file)
    if (stamp === seen) return
    try {
      const { sites } = config
      config.sites = read()
      seen = stamp
      refused = undefined
      log.event('sites-read', { count: Object.keys(config.sites).length, places: changedPlaces(sites, config.sites) })
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      if (stamp !== refused) log.event('sites-refused', { places: error.problems.map(placeIn) })
      seen = undefined
      refused = stamp
    }
  })
}

/** Sites and their fields that differ, without values: `www.example paymentHosts`. */
function changedPlaces(before: Config['sites'], after: Config['sites']): string[] {
  const hosts = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...hosts].flatMap((host) => {
    const [was, is] = [before[host], after[host]]
    if (was === undefined || is === undefined) return [host]
    const fields = new Set([...Object.keys(was), ...Object.keys(is)]) as Set<keyof typeof is>
    return [...fields].filter((field) => !isDeepStrictEqual(was[field], is[field])).map((field) => `${host} ${field}`)
  })
}

/** The place named in a configuration error, without the value there. */
const placeIn = (problem: string) => problem.split(' ').slice(0, 2).join(' ')
