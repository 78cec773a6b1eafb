import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from '@playwright/test'
import { mode } from './ports.ts'
import { test as base, type Capture, type World } from './world.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Ports of the first pair; the next one's are ten further on. */
const FIRST_PORT = 4300
const MOST_PAIRS = 5
/** The last port of a pair's ten says that they are taken. */
const CLAIM = 9

/** Mocks and gateway of one worker, as `run.mjs start` would start them, with a store that is thrown away. */
export interface Pair {
  port: number
  /** Where visitors find it. */
  url: string
  /** Where tests turn and read the mocks. */
  control: string
  /** Ends the gateway without a chance to do anything more. */
  kill(): Promise<void>
  /** Starts the gateway again on the same store. */
  start(): Promise<void>
  /** What the gateway has logged as faults of its own since it was asked last. */
  faults(): string[]
}

/** Switches the scenario without disturbing another test; in the demo the page has to be there. */
type Scenario = (name: string) => Promise<void>

/** Takes ten ports for as long as the answer is open: another worker, or another run on this machine, takes others. */
async function claimPorts(): Promise<{ port: number; claim: Server }> {
  for (let port = FIRST_PORT; port < FIRST_PORT + 10 * MOST_PAIRS; port += 10) {
    const claim = createServer()
    const isMine = await new Promise<boolean>((resolve) => {
      claim.once('error', () => resolve(false))
      claim.listen(port + CLAIM, '127.0.0.1', () => resolve(true))
    })
    if (isMine) return { port, claim }
  }
  throw new Error(`the ports from ${FIRST_PORT} on are taken`)
}

async function startPair(): Promise<{ pair: Pair; stop: () => Promise<void> }> {
  const { port, claim } = await claimPorts()
  const folder = await mkdtemp(join(tmpdir(), 'rota-e2e-'))
  const secret = () => randomBytes(32).toString('base64url')
  const env = {
    ...process.env,
    PORT: `${port}`,
    MOCKS_PORT: `${port + 1}`,
    BANK_PORT: `${port + 2}`,
    GATEWAY_URL: `http://127.0.0.1:${port}`,
    AGENCY_URL: `http://127.0.0.1:${port + 1}/agency`,
    IMAGES_URL: `http://127.0.0.1:${port + 1}/images-host`,
    SITES_FILE: 'mocks/sites.json',
    DEFAULT_SITE: 'localhost',
    STORE_FILE: join(folder, 'store.sqlite'),
    SESSION_KEYS: secret(),
    CONTROL_KEY: secret(),
    RECONCILE_MS: '300',
    LOG_LEVEL: 'info',
  }
  const faults: string[] = []
  const hear = (line: string) => void (line.includes('"msg":"fault"') && faults.push(line))
  const startGateway = () => launch('gateway/src/main.ts', env, '"msg":"listening"', hear)
  const mocks = await launch('mocks/server.ts', env, 'mocks: ')
  let gateway = await startGateway()
  const pair: Pair = {
    port,
    url: `http://localhost:${port}`,
    control: `http://127.0.0.1:${port + 1}/control`,
    kill: () => end(gateway, 'SIGKILL'),
    start: async () => {
      gateway = await startGateway()
    },
    faults: () => faults.splice(0),
  }
  const stop = async () => {
    await Promise.all([end(gateway, 'SIGKILL'), end(mocks, 'SIGKILL')])
    await rm(folder, { recursive: true })
    claim.close()
  }
  return { pair, stop }
}

/** Starts a program of the repository and waits for the line that says it is ready. */
async function launch(
  file: string,
  env: NodeJS.ProcessEnv,
  ready: string,
  hear?: (line: string) => void,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
  // A worker that ends before its time takes along what it has started.
  process.once('exit', () => child.kill('SIGKILL'))
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it was ready`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      hear?.(line)
      if (line.includes(ready)) resolve()
    })
  })
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** What the control of the mocks answers: those of the pair, or those in the page that is the whole shop. */
async function control<T>(path: string, page: Page, pair: Pair | undefined, init: Sent = {}): Promise<T> {
  if (pair) return (await fetch(`${pair.control}/${path}`, init)).json() as Promise<T>
  const inPage = async ({ address, options }: { address: string; options: Sent }) =>
    (await fetch(address, options)).json() as Promise<T>
  return page.evaluate(inPage, { address: `/mock/control/${path}`, options: init })
}

/** Every test begins in the scenario `normal` with nothing booked; in start mode with a pair that no other worker has. */
export const test = base.extend<{ scenario: Scenario; fresh: void }, { pair: Pair | undefined }>({
  pair: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      if (mode === 'demo') return use(undefined)
      const { pair, stop } = await startPair()
      await use(pair)
      await stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ pair, baseURL }, use) => use(pair?.url ?? baseURL),
  fresh: [
    async ({ pair }, use) => {
      if (pair) await fetch(`${pair.control}/reset`, { method: 'POST' })
      await use()
      base.expect(pair?.faults() ?? [], 'faults that the gateway has logged').toEqual([])
    },
    { auto: true },
  ],
  world: async ({ page, pair, world }, use) => {
    type Reservations = { reservations: Awaited<ReturnType<World['reservations']>> }
    await use({
      payments: world.payments,
      captures: async () => (await control<{ captures: Capture[] }>('ledger', page, pair)).captures,
      reservations: async () => (await control<Reservations>('reservations', page, pair)).reservations,
    })
  },
  scenario: async ({ page, pair }, use) => {
    await use(async (name) => {
      const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) }
      const answer = await control<{ scenario?: string }>('scenario', page, pair, init)
      base.expect(answer.scenario).toBe(name)
    })
  },
})

export { expect } from './world.ts'
