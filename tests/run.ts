// All checks, cheapest first. Ends with 'N passed, N failed', after 'N skipped' if this machine lacks something. A step
// begins as soon as those have ended that it needs, to keep two cores busy.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { findChromium } from './chromium.ts'
import { NOT_CHECKED } from './not-checked.ts'

const root = join(import.meta.dirname, '..')
const reports = join(root, 'tests', 'test-results', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

interface Counts {
  passed: number
  failed: number
  /** Checks of what this machine lacks; the step itself, or "browser and engines of others", says what that is. */
  skipped?: number
  /** Names of failed tests, repeated at the end of the run: thousands of lines are printed after the first of them. */
  named?: string[]
}

/** A step of the run; without a report it counts as one check. */
interface Step {
  name: string
  args: string[]
  cwd?: string
  env?: () => Record<string, string>
  /** What must have ended before; named earlier in `steps`. */
  after?: Step[]
  count?: () => Counts
}

const turbo = (...tasks: string[]) => ['node_modules/turbo/bin/turbo', 'run', ...tasks, '--output-logs=errors-only']
const readReport = (file: string): unknown => JSON.parse(readFileSync(join(reports, file), 'utf8'))

function vitestCounts(file: string): Counts {
  const report = readReport(file) as JsonTestResults
  const failed = report.numFailedTests
  const named = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length === 0) return status === 'failed' ? [`${name}: ${message}`] : []
    return tests.map((test) => `${name}: ${test.fullName}\n${(test.failureMessages ?? []).join('\n')}`)
  })
  // A file that fails to load reports no failed test of its own.
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests,
    failed: report.success ? failed : Math.max(failed, 1),
    named,
  }
}

const messagesOf = ({ tests }: JSONReportSpec): string[] =>
  tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message ?? '')))

function playwrightCounts(file: string): Counts {
  const { stats, errors, suites } = readReport(file) as JSONReport
  const namesIn = (suite: JSONReportSuite): string[] => [
    ...suite.specs
      .filter((spec) => !spec.ok)
      .map((spec) => [`${spec.file}: ${spec.title}`, ...messagesOf(spec)].join('\n')),
    ...(suite.suites ?? []).flatMap(namesIn),
  ]
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    named: suites.flatMap(namesIn),
  }
}

const vitest = (name: string, file: string, ...args: string[]): Step => ({
  name,
  args: [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${join(reports, file)}`,
  ],
  count: () => vitestCounts(file),
})

const playwright = (mode: 'start' | 'demo'): Step => ({
  name: `e2e, ${mode} mode`,
  args: [join(root, 'node_modules/@playwright/test/cli.js'), 'test'],
  cwd: join(root, 'tests'),
  env: () => ({
    MODE: mode,
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, `e2e-${mode}.json`),
    CHROMIUM: findChromium(),
  }),
  count: () => playwrightCounts(`e2e-${mode}.json`),
})

const format: Step = { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] }
const build: Step = { name: 'contract and build', args: turbo('generate', 'build', 'build:demo') }
const tools: Step = { name: 'tools of others', args: ['tests/tools/install.mjs'] }
const engines: Step = { name: 'browser and engines of others', args: ['tests/engines.ts'] }

/** Files that wait for deadlines and outages for most of their time: they run while browsers need the processors. */
const WAITING = ['cluster/', 'load/']

const lint: Step = {
  name: 'lint and types',
  args: [
    'node_modules/oxlint/bin/oxlint',
    '--type-aware',
    '--type-check',
    '--deny-warnings',
    '--report-unused-disable-directives',
  ],
  after: [build],
}
const deadCode: Step = { name: 'dead code', args: ['node_modules/knip/bin/knip.js'], after: [lint] }
const advisories: Step = { name: 'advisories about packages', args: ['tests/audit.ts'], after: [build] }
const workflows: Step = {
  ...vitest('workflows', 'workflows.json', '--root', 'tests/workflows'),
  after: [deadCode, tools],
}
const served: Step = { ...vitest('served documents', 'served.json', '--root', 'tests/served'), after: [workflows] }
const unit: Step = {
  ...vitest(
    'unit, gateway, contract and rule tests',
    'vitest.json',
    ...WAITING.map((path) => `--exclude=**/${path}**`),
  ),
  after: [build, engines],
}
const waiting: Step = {
  ...vitest('clusters and load', 'waiting.json', ...WAITING.map((path) => `tests/${path}`)),
  after: [unit],
}
const demo: Step = { ...playwright('demo'), after: [waiting] }
// The browser takes what the others leave (`behind.sh`). Those run in two rows beside it: more of them at once would
// only take the processors from each other.
const browser: Step = { ...playwright('start'), after: [build, engines] }

/** Each begins when those before it that it needs have ended. */
const steps = [
  format,
  build,
  tools,
  engines,
  lint,
  deadCode,
  advisories,
  unit,
  workflows,
  served,
  browser,
  waiting,
  demo,
]

/**
 * Runs a step and returns its exit code. Its output is printed at its end in one piece, because others run beside it.
 */
async function runStep({ args, cwd, env }: Step): Promise<number | null> {
  const child = spawn(process.execPath, args, {
    cwd: cwd ?? root,
    stdio: ['inherit', 'pipe', 'pipe'],
    // Hundreds of tests start our programs, so they share a compile cache.
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...env?.() },
  })
  const words: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => words.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  process.stdout.write(Buffer.concat(words))
  return code
}

const total = { passed: 0, failed: 0, skipped: 0, named: [] as string[] }

/** Runs a step, counts and prints its result; returns whether it succeeded. */
async function count(step: Step): Promise<boolean> {
  const started = performance.now()
  const code = await runStep(step)
  const isChecked = code !== NOT_CHECKED || step.count !== undefined
  const good = code === 0 || !isChecked
  let counts: Counts = step.count?.() ?? {
    passed: code === 0 ? 1 : 0,
    failed: good ? 0 : 1,
    skipped: isChecked ? 0 : 1,
  }
  if (!good && counts.failed === 0) counts = { ...counts, failed: 1 }
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped ?? 0
  total.named.push(...(counts.named ?? []).map((name) => `${step.name}: ${name}`))
  const skipped = counts.skipped ? `, ${counts.skipped} skipped` : ''
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const word = isChecked ? (good ? 'ok' : 'FAILED') : 'NOT CHECKED'
  process.stdout.write(
    `\n== ${word}  ${step.name}: ${counts.passed} passed, ${counts.failed} failed${skipped}, ${seconds} s\n\n`,
  )
  return good
}

const ended = new Map<Step, Promise<boolean>>()

/** Runs a step after those that it needs. With a broken contract or build, later steps say nothing useful. */
async function runAfter(step: Step): Promise<boolean> {
  const before = await Promise.all((step.after ?? []).map(async (needed) => ended.get(needed)))
  return !before.includes(false) && ((await count(step)) || step !== build)
}

for (const step of steps) ended.set(step, runAfter(step))
await Promise.all(ended.values())
for (const name of total.named) process.stdout.write(`FAILED  ${name}\n\n`)
const skipped = total.skipped > 0 ? `${total.skipped} skipped, ` : ''
process.stdout.write(`${skipped}${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed > 0 ? 1 : 0)
