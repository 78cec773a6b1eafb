import { isDeepStrictEqual } from 'node:util'
import { ConfigError } from '../config/config-error.ts'
import { stampOf } from '../config/file-stamp.ts'
import type { SitesSource } from '../config/server-config.ts'
import type { Config } from '../ports/config.ts'
import type { Log } from '../ports/log.ts'
import type { Clock } from '../ports/clock.ts'

/** Interval between checks of the file, in milliseconds. A revoked key stops working after at most this time. */
const INTERVAL_MS = 2000

/**
 * Reloads the sites and their keys whenever SITES_FILE changes or is replaced. A file that is invalid or cannot be read
 * changes nothing, and is logged once as `sites-refused` with the invalid places. Returns a function that stops
 * watching.
 */
export function watchSites(
  { file, stamp: initialStamp, read }: SitesSource,
  config: Pick<Config, 'sites'>,
  { clock, log }: { clock: Clock; log: Log },
): () => void {
  /**
   * Stamp of the file whose sites are in use. Undefined after a refusal, so that the file is read again even if only a
   * folder above it has been repaired.
   */
  let currentStamp: string | undefined = initialStamp
  /** Stamp of the file that was refused last, so that each refusal is logged once. */
  let refusedStamp: string | undefined
  return clock.every(INTERVAL_MS, () => {
    const stamp = stampOf(file)
    if (stamp === currentStamp) return
    try {
      const { sites } = config
      config.sites = read()
      currentStamp = stamp
      refusedStamp = undefined
      log.event('sites-read', { count: Object.keys(config.sites).length, places: changedPlaces(sites, config.sites) })
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      if (stamp !== refusedStamp) log.event('sites-refused', { places: error.problems.map(placeIn) })
      currentStamp = undefined
      refusedStamp = stamp
    }
  })
}

/** Sites and their fields that differ, without values: `www.example paymentHosts`. */
function changedPlaces(before: Config['sites'], after: Config['sites']): string[] {
  const hosts = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...hosts].flatMap((host) => {
    const [oldSite, newSite] = [before[host], after[host]]
    if (oldSite === undefined || newSite === undefined) return [host]
    const fields = new Set([...Object.keys(oldSite), ...Object.keys(newSite)]) as Set<keyof typeof newSite>
    return [...fields]
      .filter((field) => !isDeepStrictEqual(oldSite[field], newSite[field]))
      .map((field) => `${host} ${field}`)
  })
}

/** The place named in a configuration error, without the value there. */
const placeIn = (problem: string) => problem.split(' ').slice(0, 2).join(' ')
