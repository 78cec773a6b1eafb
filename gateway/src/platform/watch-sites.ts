import { statSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { ConfigError } from '../config/config-error.ts'
import type { SitesSource } from '../config/server-config.ts'
import type { Config } from '../ports/config.ts'
import type { Log } from '../ports/log.ts'
import type { Clock } from '../ports/clock.ts'

/** Interval between checks of the file, in milliseconds. A revoked key stops working after at most this time. */
const LOOK_MS = 2000

/**
 * Reloads the sites and their keys whenever SITES_FILE changes or is replaced. An invalid file changes nothing, and is
 * logged as `sites-refused` with the invalid places. Returns a function that stops watching.
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
      const { sites } = config
      config.sites = read()
      log.event('sites-read', { count: Object.keys(config.sites).length, places: changedPlaces(sites, config.sites) })
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      log.event('sites-refused', { places: error.problems.map(placeIn) })
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

/** A text that differs after every change of the file; empty if there is no file. */
function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false, bigint: true })
  return stat === undefined ? '' : `${stat.ino} ${stat.size} ${stat.mtimeNs}`
}

/** The place named in a configuration error, without the value there. */
const placeIn = (problem: string) => problem.split(' ').slice(0, 2).join(' ')
