// `npm run bench`: what things cost, beside what they may cost. Fails when a goal is missed.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { freePort, startGateway } from './gateway.ts'
import { KINDS, REJECTED, TEMPLATE } from './kinds.ts'
import { costOf } from './load.ts'
import { ROOT, start } from './processes.ts'
import { validationP99 } from './validation.ts'

const out = (line = '') => void process.stdout.write(`${line}\n`)
const missed: string[] = []

/** Prints a figure beside its goal, and remembers a goal that is missed. */
function figure(name: string, value: number, unit: string, goal: number): void {
  const isMet = value <= goal
  if (!isMet) missed.push(name)
  const digits = value < 10 ? 3 : 0
  out(
    `${isMet ? 'ok    ' : 'MISSED'}  ${name.padEnd(52)} ${value.toFixed(digits).padStart(8)} ${unit}  (goal ${goal} ${unit})`,
  )
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const MIB = 1024 * 1024

const upstream = await start('tests/bench/upstream.ts', { args: [TEMPLATE], speaks: true })
const agency = `http://127.0.0.1:${(upstream.said as { port: number }).port}`
const first = KINDS[0]?.path(0) ?? '/'

out('Start and memory')
const starts: number[] = []
// The first fills the compile cache, as the first start on a machine does.
for (let i = 0; i < 6; i++) {
  const gateway = await startGateway(agency, first)
  starts.push(gateway.coldStart)
  await gateway.end()
}
figure('cold start to the first 200, median of 5', median(starts.slice(1)), 'ms', 300)
const idle = await startGateway(agency, '/healthz')
figure('resident memory, idle after the start', (await idle.usage()).rss / MIB, 'MiB', 120)
await idle.end()
const counted = await startGateway(agency, '/healthz', { COUNT_VALIDATORS: '1' })
figure('validator modules loaded before a call needs them', (await counted.usage()).validators, '', 0)
await counted.end()
const answer = Buffer.from(await (await fetch(`${agency}/agency/hotels/${TEMPLATE}`)).arrayBuffer())
figure(
  `checking a request and its answer of ${answer.byteLength} bytes, p99`,
  await validationP99(TEMPLATE, answer),
  'ms',
  1,
)
const began = performance.now()
const generated = spawnSync(process.execPath, ['src/generate.ts'], { cwd: join(ROOT, 'openapi'), stdio: 'ignore' })
if (generated.status !== 0) missed.push('generation')
figure('generating everything from the contract', (performance.now() - began) / 1000, 's', 10)

out('\nCPU of the process for one request, microseconds')
const basePort = await freePort()
const base = await start('tests/bench/base.ts', { args: [agency, `${basePort}`], speaks: true })
const gateway = await startGateway(agency, first)
const requestOnly = await startGateway(agency, first, { ANSWER_CHECKS: 'off' })
const baseUrl = `http://127.0.0.1:${basePort}`
out(
  `${''.padEnd(24)}${'bytes'.padStart(9)}${'undici'.padStart(9)}${'request only'.padStart(20)}${'enforce'.padStart(20)}`,
)
for (const kind of KINDS) {
  const plain = await costOf(kind, baseUrl, base)
  const ratio = (cpu: number) => `${cpu.toFixed(0)} (${(cpu / plain.cpu).toFixed(2)} x)`.padStart(20)
  const some = await costOf(kind, requestOnly.url, requestOnly)
  const all = await costOf(kind, gateway.url, gateway)
  out(
    `${kind.name.padEnd(24)}${String(all.size).padStart(9)}${plain.cpu.toFixed(0).padStart(9)}${ratio(some.cpu)}${ratio(all.cpu)}`,
  )
}
const refused = await costOf(REJECTED, gateway.url, gateway)
out(
  `${REJECTED.name.padEnd(24)}${String(refused.size).padStart(9)}${''.padStart(29)}${refused.cpu.toFixed(0).padStart(20)}`,
)
await Promise.all([gateway, requestOnly, base, upstream].map((each) => each.end()))

out(missed.length === 0 ? '\nEvery goal is met' : `\nMissed: ${missed.join(', ')}`)
process.exit(missed.length === 0 ? 0 : 1)
