// The project's entry point: installs what is missing, then runs a command. Plain JavaScript without dependencies,
// because it must run on a system Node 20 before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(fileURLToPath(import.meta.url))
process.chdir(root)
const [command = 'start'] = process.argv.slice(2)

/** Prints a message and exits. */
function fail(message) {
  console.error(`rota: ${message}`)
  process.exit(1)
}

/** Installs the locked packages, unless they are already installed. */
function install() {
  const stamp = join('node_modules', '.rota-lock')
  const want = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === want) return
  console.log('rota: installing packages')
  // Not the Node in node_modules, which `npm ci` is about to delete.
  const npm = process.env.npm_execpath
  const [cmd, ...args] = npm ? [process.env.npm_node_execpath ?? process.execPath, npm] : ['npm']
  const done = spawnSync(cmd, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' })
  if (done.status !== 0) fail('npm ci failed, see above')
  writeFileSync(stamp, want)
}

/** The path of the pinned Node; where no build of it exists for this machine, the system's Node. */
function pinnedNode() {
  const pinned = join(root, 'node_modules', '.bin', 'node')
  if (spawnSync(pinned, ['-e', '0']).status === 0) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail('this machine needs Node 24 or newer')
}

/** Runs a program to its end, with its output in the terminal. */
function run(node, args, env) {
  return spawnSync(node, args, { stdio: 'inherit', env }).status ?? 1
}

/** Builds what a command needs; an unchanged build takes a second. */
function build(node, env, tasks) {
  const args = ['node_modules/turbo/bin/turbo', 'run', ...tasks, '--output-logs=errors-only', '--log-order=grouped']
  if (run(node, args, env) !== 0) fail('the build failed, see above')
}

/**
 * Runs processes in parallel; the first one to end, or a signal, stops them all. The others start once `first`, if there
 * is one, has said its first word. One that is alone hears of Ctrl-C from here only, so that it can end its own
 * processes in order, and of the end of this process by that of its input.
 */
async function together(node, env, list, { first, isAlone = false } = {}) {
  const children = []
  let stopping = false
  let code = 0
  const stop = () => {
    if (stopping) return
    stopping = true
    for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
    setTimeout(() => children.forEach((child) => child.exitCode === null && child.kill('SIGKILL')), 70_000).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  const start = (args, stdout = 'inherit') => {
    const stdin = isAlone ? 'pipe' : 'inherit'
    const child = spawn(node, args, { stdio: [stdin, stdout, 'inherit'], env, detached: isAlone })
    children.push(child)
    const ended = new Promise((done) => {
      child.on('exit', (status) => {
        if (!stopping) code = status || 1
        stop()
        done()
      })
    })
    return { ended, output: child.stdout }
  }
  const ends = []
  if (first) {
    const { ended, output } = start(first, 'pipe')
    ends.push(ended)
    output.pipe(process.stdout)
    await Promise.race([ended, new Promise((heard) => output.once('data', heard))])
  }
  if (!stopping) ends.push(...list.map((args) => start(args).ended))
  await Promise.all(ends)
  process.exit(code)
}

/** Exits with a message when a port is in use. */
async function needPort(port, variable) {
  const free = await new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, () => probe.close(() => done(true)))
  })
  if (!free) fail(`port ${port} is taken; choose another with ${variable}=<port> npm ${command}`)
}

/** A secret that survives restarts, so that sessions do too. */
function keptSecret(name) {
  const file = join('.data', name)
  if (!existsSync(file)) {
    mkdirSync('.data', { recursive: true, mode: 0o700 })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}

/** The gateway's configuration, apart from its upstreams; environment variables override it. */
function serverEnvironment(env) {
  const port = Number(env.PORT ?? 4000)
  const own = {
    PORT: `${port}`,
    SESSION_KEYS: keptSecret('session.key'),
    NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
    ...(env.AGENCY_URL ? {} : mocksEnvironment(env, port)),
  }
  // What is given as a file (`SESSION_KEYS_FILE`) needs no value of ours.
  const needed = Object.entries(own).filter(([name]) => !env[`${name}_FILE`])
  return { ...Object.fromEntries(needed), ...env }
}

/** The configuration with which the gateway and the mocks find each other. */
function mocksEnvironment(env, port) {
  const mocksPort = Number(env.MOCKS_PORT ?? port + 1)
  const bankPort = Number(env.BANK_PORT ?? port + 2)
  return {
    MOCKS_PORT: `${mocksPort}`,
    BANK_PORT: `${bankPort}`,
    AGENCY_URL: `http://127.0.0.1:${mocksPort}/agency`,
    // The mocks are generated from the contract, so their responses must match it, including assumed shapes.
    ANSWER_CHECKS: 'enforce',
    IMAGES_URL: `http://127.0.0.1:${mocksPort}/images-host`,
    CONTROL_KEY: keptSecret('control.key'),
    GATEWAY_URL: `http://127.0.0.1:${port}`,
    TEST_GUIDE_URL: `http://127.0.0.1:${mocksPort}/control/guide`,
    // All visitors are on this machine and share one address.
    LIMITS: 'address=50',
    // There is no load balancer to wait for, but a person at a terminal.
    DRAIN_MS: '250',
    ...(env.SITES_FILE ? {} : mockedSites(mocksPort)),
  }
}

/** The sites of the mocks: `localhost` and companies under names of their own, some with the provider's own products. */
function mockedSites(mocksPort) {
  return {
    SITES_FILE: 'mocks/sites.json',
    DEFAULT_SITE: 'localhost',
    PROVIDER_URL: `http://127.0.0.1:${mocksPort}/provider`,
    PROVIDER_CREDENTIALS: 'mocks/provider-accounts.json',
  }
}

/** The built gateway; starting from source takes three times as long (decision 14.3). */
const BUNDLE = 'gateway/dist/server/main.js'

/** Starts the storefront: the gateway and, unless a real agency is configured, the mocks. */
async function serve(node, env, gateway, extra = []) {
  const mocked = !env.AGENCY_URL
  const full = serverEnvironment(env)
  await needPort(Number(full.PORT), 'PORT')
  if (mocked) {
    await needPort(Number(full.MOCKS_PORT), 'MOCKS_PORT')
    await needPort(Number(full.BANK_PORT), 'BANK_PORT')
  }
  console.log(`\n  storefront  http://localhost:${full.PORT}   (Arabic: http://localhost:${full.PORT}/ar)`)
  if (full.SITES_FILE === 'mocks/sites.json') {
    const hosts = Object.keys(JSON.parse(readFileSync(full.SITES_FILE, 'utf8'))).filter((host) => host.includes('.'))
    console.log(`  more sites  ${hosts.map((host) => `http://${host}:${full.PORT}`).join('\n              ')}`)
  }
  console.log(`  docs        http://localhost:${full.PORT}/docs`)
  if (mocked)
    console.log(
      `  for testers http://localhost:${full.MOCKS_PORT}/control/panel   bank: http://bank.localhost:${full.BANK_PORT}`,
    )
  console.log('  Ctrl-C stops everything\n')
  const processes = [
    // A smaller young generation costs a fifth of the time, a growing one a tenth of the start (gateway/README.md).
    ['--disable-proto=throw', '--min-semi-space-size=8', '--max-semi-space-size=8', gateway],
    ...extra,
  ]
  // The gateway is ready ten times sooner than the mocks: a visitor who came in between would see a shop without an agency.
  await together(node, full, processes, mocked ? { first: ['mocks/server.ts'] } : {})
}

install()
const node = pinnedNode()
const env = {
  ...process.env,
  PATH: dirname(join(root, 'node_modules', '.bin', 'node')) + delimiter + process.env.PATH,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  REDOCLY_TELEMETRY: 'off',
}

/** What a person does to keep the store (decision 14.5). */
async function keep(name) {
  build(node, env, ['generate'])
  process.exit(run(node, ['gateway/src/platform/keep.ts', name, ...process.argv.slice(3)], env))
}

const commands = {
  async start() {
    build(node, env, ['build'])
    await serve(node, env, BUNDLE)
  },
  async dev() {
    build(node, env, ['build'])
    await serve(node, env, 'gateway/src/main.ts', [['node_modules/vite/bin/vite.js', 'web', '--host', 'localhost']])
  },
  async cluster() {
    build(node, env, ['build'])
    const cached = { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...env }
    await together(node, cached, [['tests/cluster/cluster.ts']], { isAlone: true })
  },
  async demo() {
    build(node, env, ['build:demo'])
    console.log('rota: the demo is in web/dist-demo; any file host with a fallback to index.html serves it')
    await needPort(Number(env.PORT ?? 4000), 'PORT')
    await together(node, env, [
      [
        'node_modules/vite/bin/vite.js',
        'preview',
        'web',
        '--mode',
        'demo',
        '--outDir',
        'dist-demo',
        '--strictPort',
        '--port',
        env.PORT ?? '4000',
      ],
    ])
  },
  async bench() {
    build(node, env, ['build'])
    process.exit(run(node, ['tests/bench/bench.ts'], env))
  },
  async 'bench:pages'() {
    build(node, env, ['build'])
    process.exit(run(node, ['tests/bench/pages/pages.ts', ...process.argv.slice(3)], env))
  },
  async 'test:long'() {
    build(node, env, ['build'])
    const vitest = ['node_modules/vitest/vitest.mjs', 'run']
    // These run first and one file at a time, because they measure time.
    const alone = ['load/', 'cluster/', 'process/standstill', '--no-file-parallelism']
    const underLoad = run(node, [...vitest, ...alone], { LOAD: 'long', ...env })
    const files = ['fuzz', 'payment/saga/saga', 'payment/saga/run-faults', 'money-properties', 'money-of-baskets']
    const counts = { FUZZ_RUNS: '10000', BASKETS: '100000', WALKS: '1000' }
    const fuzz = run(node, [...vitest, ...files], { ...counts, ...env })
    const browser = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests']
    process.exit(run(node, browser, { LONG: '1', ...env }) || fuzz || underLoad)
  },
  async conform() {
    build(node, env, ['generate'])
    process.exit(run(node, ['gateway/src/platform/conform.ts', ...process.argv.slice(3)], env))
  },
  backup: () => keep('backup'),
  restore: () => keep('restore'),
  ledger: () => keep('ledger'),
  async test() {
    process.exit(run(node, ['tests/run.ts'], env))
  },
}
if (!(command in commands)) fail(`there is no command '${command}'; there are ${Object.keys(commands).join(', ')}`)
await commands[command]()
