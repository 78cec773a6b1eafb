// A step of `npm test`: asks the registry for known vulnerabilities of all locked packages. Ends with 1 for a high or
// critical one. Where no registry answers nothing was checked, and the run counts it as skipped: whether somebody's
// network is there is no property of this project, but what was not checked has not passed either.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { NOT_CHECKED } from './not-checked.ts'

const args = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=10000']
const done = spawnSync('npm', args, { cwd: join(import.meta.dirname, '..'), encoding: 'utf8', maxBuffer: 1 << 26 })

interface Audit {
  metadata?: { vulnerabilities: Record<string, number> }
  vulnerabilities?: Record<string, { severity: string; range: string }>
}

/** The registry's answer; undefined if there is none. */
function answered(): Audit | undefined {
  try {
    const audit = JSON.parse(done.stdout) as Audit
    return audit.metadata === undefined ? undefined : audit
  } catch {
    return undefined
  }
}

const audit = answered()
const grave = Object.entries(audit?.vulnerabilities ?? {}).filter(([, { severity }]) => /high|critical/.test(severity))
for (const [name, { severity, range }] of grave) process.stdout.write(`audit: ${severity}: ${name} ${range}\n`)
if (audit === undefined) {
  process.stdout.write('audit: not checked, because no registry answered with advisories\n')
  process.exit(NOT_CHECKED)
}
process.exit(grave.length > 0 ? 1 : 0)
