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
const run = (node, args, env) => spawnSync(node, args, { stdio: 'inherit', env }).status ?? 1

/** Builds what a command needs; an unchanged build takes a second. */
function build(node, env, tasks) {
  const args = ['node_modules/turbo/bin/turbo', 'run', ...tasks, '--output-logs=errors-only', '--log-order=grouped']
  if (run(node, args, env) !== 0) fail('the build failed, see above')
}

/** How long after its `DRAIN_MS` a gateway has surely ended by itself (`platform/serving/drain.ts`). */
const ENDS_MS = 80_000

/**
 * Runs processes in parallel; the first one to end, or a signal, stops them all. With `first`, the listed processes
 * start once `first` has printed something. With `isAlone`, a process gets Ctrl-C from this function only, so that it
 * can end its own processes in order; its input closes when this process ends.
 */
async function runTogether(node, env, list, { first, isAlone = false } = {}) {
  const children = []
  const killAfterMs = (Number(valueOf(env, 'DRAIN_MS') ?? 5000) || 0) + ENDS_MS
  let stopping = false
  let code = 0
  const stop = () => {
    if (stopping) return
    stopping = true
    for (const child of children) if (child.exitCode === null) child.kill('SIGTERM')
    setTimeout(() => children.forEach((child) => child.exitCode === null && child.kill('SIGKILL')), killAfterMs).unref()
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

/** The value of a variable or, as in the gateway (`config/from-files.ts`), of the file that `<name>_FILE` names. */
function valueOf(env, name) {
  const [value, file] = [env[name]?.trim(), env[`${name}_FILE`]?.trim()]
  if (!file) return value || undefined
  if (value) fail(`${name} and ${name}_FILE are both set`)
  let text
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch {} // A file that cannot be read counts as empty.
  return text || fail(`${name}_FILE cannot be read, or is empty`)
}

/** The port in a variable, and its address if it has one: `4000`, `127.0.0.1:4000`, `[::1]:4000`. */
function addressIn(env, name, fallback) {
  const [, host, digits] = /^(?:\[?([0-9a-f.:]+)\]?:)?(\d{1,5})$/.exec(valueOf(env, name) ?? fallback) ?? []
  if (digits === undefined || Number(digits) > 65_535)
    fail(`${name} must be a port or an address with a port, such as 127.0.0.1:${fallback}`)
  return { host, port: Number(digits) }
}

async function requireFreePort({ host, port }, variable) {
  const free = await new Promise((done) => {
    const probe = createServer()
    probe.once('error', (error) => done(error.code === 'EADDRINUSE' ? false : fail(`${variable}: ${error.message}`)))
    probe.listen(port, host, () => probe.close(() => done(true)))
  })
  if (!free) fail(`port ${port} is taken; choose another with ${variable}=<port> npm ${command}`)
}

/** A secret in `.data`, made on the first start. It survives restarts, so that sessions do, too. */
function keptSecret(name) {
  const file = join('.data', name)
  if (!existsSync(file)) {
    mkdirSync('.data', { recursive: true, mode: 0o700 })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}

/** The gateway's configuration, apart from its upstreams; environment variables override it. */
function serverEnvironment(env, address, mocks) {
  const defaults = {
    PORT: `${address.port}`,
    SESSION_KEYS: keptSecret('session.key'),
    NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
    MALLOC_ARENA_MAX: '2',
    ...(mocks && mocksEnvironment(env, address, mocks)),
  }
  const unset = Object.entries(defaults).filter(([name]) => valueOf(env, name) === undefined)
  const full = { ...env, ...Object.fromEntries(unset) }
  if (!mocks) return full
  // The mocks do not read variables from files, so they get the values.
  for (const name of ['CONTROL_KEY', 'PICTURES']) {
    full[name] = valueOf(full, name) ?? ''
    delete full[`${name}_FILE`]
  }
  return { ...full, MOCKS_PORT: `${mocks.port}`, BANK_PORT: `${mocks.bankPort}` }
}

/** The ports of the mocks; undefined with a real agency, which needs no mocks. */
function mocksOf(env, address) {
  if (valueOf(env, 'AGENCY_URL') !== undefined) return undefined
  const portIn = (name, fallback) => {
    const { host, port } = addressIn(env, name, `${fallback}`)
    return host ? fail(`${name} must be a port`) : port
  }
  return { port: portIn('MOCKS_PORT', address.port + 1), bankPort: portIn('BANK_PORT', address.port + 2) }
}

/** The configuration with which the gateway and the mocks find each other. */
function mocksEnvironment(env, { host = '127.0.0.1', port }, mocks) {
  const isEverywhere = /^[0.:]+$/.test(host)
  const gateway = isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return {
    AGENCY_URL: `http://127.0.0.1:${mocks.port}/agency`,
    // The mocks are generated from the contract, so their responses must match it, including assumed shapes.
    ANSWER_CHECKS: 'enforce',
    IMAGES_URL: `http://127.0.0.1:${mocks.port}/images-host`,
    CONTROL_KEY: keptSecret('control.key'),
    GATEWAY_URL: `http://${gateway}:${port}`,
    TEST_GUIDE_URL: `http://127.0.0.1:${mocks.port}/control/guide`,
    // All visitors are on this machine and share one address.
    LIMITS: 'address=50',
    // No load balancer has to notice the end, and a person at a terminal waits for it.
    DRAIN_MS: '250',
    ...(valueOf(env, 'SITES_FILE') === undefined && mockSites(mocks.port)),
  }
}

/** The sites of the mocks, and the provider that some of them call directly. */
function mockSites(mocksPort) {
  return {
    SITES_FILE: 'mocks/sites.json',
    DEFAULT_SITE: 'localhost',
    PROVIDER_URL: `http://127.0.0.1:${mocksPort}/provider`,
    PROVIDER_CREDENTIALS: 'mocks/provider-accounts.json',
  }
}

/** The built gateway; starting from source takes three times as long (decision 14.3). */
const BUNDLE = 'gateway/dist/server/main.cjs'

/** Starts the storefront: the gateway and, unless a real agency is configured, the mocks. */
async function serve(node, env, gateway, extra = []) {
  const address = addressIn(env, 'PORT', '4000')
  const mocks = mocksOf(env, address)
  const full = serverEnvironment(env, address, mocks)
  await requireFreePort(address, 'PORT')
  if (mocks) {
    await requireFreePort(mocks, 'MOCKS_PORT')
    await requireFreePort({ port: mocks.bankPort }, 'BANK_PORT')
  }
  const at = (host, port = address.port) => `http://${host}:${port}`
  console.log(`\n  storefront  ${at('localhost')}   (Arabic: ${at('localhost')}/ar)`)
  if (full.SITES_FILE === 'mocks/sites.json') {
    const hosts = Object.keys(JSON.parse(readFileSync(full.SITES_FILE, 'utf8'))).filter((host) => host.includes('.'))
    console.log(`  more sites  ${hosts.map((host) => at(host)).join('\n              ')}`)
  }
  console.log(`  docs        ${at('localhost')}/docs`)
  if (mocks)
    console.log(
      `  for testers ${at('localhost', mocks.port)}/control/panel   bank: ${at('bank.localhost', mocks.bankPort)}`,
    )
  console.log('  Ctrl-C stops everything\n')
  const processes = [
    // V8's young generation and helper threads (gateway/README.md, "The cost of a call").
    ['--disable-proto=throw', '--min-semi-space-size=8', '--max-semi-space-size=8', '--v8-pool-size=1', gateway],
    ...extra,
  ]
  // The mocks go first: the gateway starts ten times faster, and visitors would see a shop without an agency.
  await runTogether(node, full, processes, mocks ? { first: ['mocks/server.ts'] } : {})
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

/** Runs a program of the gateway with the arguments of the command. */
function program(file, ...args) {
  build(node, env, ['generate'])
  process.exit(run(node, [`gateway/src/platform/${file}`, ...args, ...process.argv.slice(3)], env))
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
    const { port } = addressIn(env, 'PORT', '4000')
    const cached = { NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...env, PORT: `${port}` }
    await runTogether(node, cached, [['tests/cluster/cluster.ts']], { isAlone: true })
  },
  async demo() {
    build(node, env, ['build:demo'])
    console.log('rota: the demo is in web/dist-demo; any file host with a fallback to index.html serves it')
    const address = addressIn(env, 'PORT', '4000')
    await requireFreePort(address, 'PORT')
    const at = ['--strictPort', '--port', `${address.port}`, ...(address.host ? ['--host', address.host] : [])]
    const vite = ['node_modules/vite/bin/vite.js', 'preview', 'web', '--mode', 'demo', '--outDir', 'dist-demo']
    await runTogether(node, env, [[...vite, ...at]])
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
    build(node, env, ['build', 'build:demo'])
    const vitest = ['node_modules/vitest/vitest.mjs', 'run']
    // These run first and one file at a time, because they measure time.
    const alone = ['load/', 'cluster/', 'bench/two-gateways', 'process/standstill', '--no-file-parallelism']
    const underLoad = run(node, [...vitest, ...alone], { LOAD: 'long', ...env })
    const files = ['fuzz', 'payment/saga/saga', 'saga/run-faults', 'money-properties', 'money-of-baskets', 'sessions']
    const counts = { FUZZ_RUNS: '10000', BASKETS: '100000', WALKS: '1000', ORDERS: '100' }
    const fuzz = run(node, [...vitest, ...files], { ...counts, ...env })
    const browser = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests']
    const [shop, demo] = ['start', 'demo'].map((MODE) => run(node, browser, { LONG: '1', MODE, ...env }))
    process.exit(shop || demo || fuzz || underLoad)
  },
  conform: () => program('conform.ts'),
  backup: () => program('keep.ts', 'backup'),
  restore: () => program('keep.ts', 'restore'),
  ledger: () => program('keep.ts', 'ledger'),
  async test() {
    process.exit(run(node, ['tests/run.ts'], env))
  },
}
if (!(command in commands)) fail(`there is no command '${command}'; there are ${Object.keys(commands).join(', ')}`)
await commands[command]()
