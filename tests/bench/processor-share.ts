import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const GROUPS = '/sys/fs/cgroup'
/** Short, so that a process that has used its share pauses for milliseconds only. */
const PERIOD_US = 10_000

/** Limits a process, its threads included, to a share of one core. Returns what lifts the limit. */
export type ShareLimit = (pid: number, share: number) => () => void

/**
 * Limits processes by Linux control groups, version 1 or 2. Undefined where these cannot be written: that takes root,
 * and a container seldom may.
 */
export function shareLimit(): ShareLimit | undefined {
  const isFirst = existsSync(join(GROUPS, 'cpu/cpu.cfs_quota_us'))
  const home = join(GROUPS, isFirst ? 'cpu' : '', `rota-bench-${process.pid}`)
  const quota = (share: number): [file: string, text: string][] => {
    const most = `${Math.round(share * PERIOD_US)}`
    return isFirst
      ? [
          ['cpu.cfs_period_us', `${PERIOD_US}`],
          ['cpu.cfs_quota_us', most],
        ]
      : [['cpu.max', `${most} ${PERIOD_US}`]]
  }
  const limit: ShareLimit = (pid, share) => {
    const group = `${home}-${pid}`
    mkdirSync(group)
    for (const [file, text] of quota(share)) writeFileSync(join(group, file), text, { flag: 'r+' })
    writeFileSync(join(group, 'cgroup.procs'), `${pid}`)
    return () => {
      writeFileSync(join(group, '..', 'cgroup.procs'), `${pid}`)
      rmdirSync(group)
    }
  }
  try {
    limit(process.pid, 1)()
    return limit
  } catch {
    return undefined
  }
}
