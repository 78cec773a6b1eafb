import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { shopEnvironment } from './shop-environment.ts'

const ROOT = join(import.meta.dirname, '..')

/** Maximum number of stacks at the same time; each uses the next ten ports. */
const MAX_STACKS = 9
/** Offset of the port that claims the ten ports of a stack. */
const CLAIM = 9

/** Private mocks and gateway, started like those of `run.mjs start`, with a temporary store. */
export interface TestStack {
  port: number
  /** URL of the shop. */
  url: string
  /** URL of the bank, for Node. */
  bank: string
  /** URL of the mocks' control. */
  control: string
  /** The file of the gateway's store. */
  store: string
  /** The key of its operator, deniz. */
  controlKey: string
  /** Kills the gateway at once. */
  kill(): Promise<void>
  /** Ends the gateway gracefully, as a supervisor does; returns its exit code. */
  drain(): Promise<number | null>
  /** Restarts the gateway with the same store. */
  start(): Promise<void>
  /** Internal errors that the gateway has logged since the last call. */
  faults(): string[]
  /** Policy violations that browsers have reported to the gateway, such as `img-src other`. */
  reports(): string[]
}

/**
 * Claims ten ports while the returned server is open, so that other workers and other runs on this machine use others.
 */
export async function claimPorts(first: number): Promise<{ port: number; claim: Server }> {
  for (let port = first; port < first + 10 * MAX_STACKS; port += 10) {
    const claim = createServer()
    const isMine = await new Promise<boolean>((resolve) => {
      claim.once('error', () => resolve(false))
      claim.listen(port + CLAIM, '127.0.0.1', () => resolve(true))
    })
    if (isMine) return { port, claim }
  }
  throw new Error(`the ports from ${first} on are taken`)
}

/**
 * Starts a stack on the first free ports at or above `first`; `stop` ends it at once.
 * @param changes environment variables
 */
export async function startTestStack(
  first: number,
  changes: Record<string, string> = {},
): Promise<{ stack: TestStack; stop: () => Promise<void> }> {
  const { port, claim } = await claimPorts(first)
  const folder = await mkdtemp(join(tmpdir(), 'rota-stack-'))
  const env = {
    ...process.env,
    ...shopEnvironment(port),
    STORE_FILE: join(folder, 'store.sqlite'),
    ...changes,
  }
  const faults: string[] = []
  const reports: string[] = []
  const onLine = (line: string) => {
    if (line.includes('"msg":"fault"')) faults.push(line)
    if (line.includes('"msg":"csp-report"')) reports.push(...(JSON.parse(line) as { places: string[] }).places)
  }
  const startGateway = () => launch('gateway/dist/server/main.cjs', env, '"msg":"listening"', onLine)
  const mocks = await launch('mocks/server.ts', env, 'mocks: ')
  let gateway = await startGateway()
  const stack: TestStack = {
    port,
    url: `http://localhost:${port}`,
    bank: `http://127.0.0.1:${port + 2}`,
    control: `http://127.0.0.1:${port + 1}/control`,
    store: env.STORE_FILE,
    controlKey: env.CONTROL_KEY.replace(/^.*:/, ''),
    kill: () => end(gateway, 'SIGKILL'),
    drain: async () => {
      await end(gateway, 'SIGTERM')
      return gateway.exitCode
    },
    start: async () => {
      gateway = await startGateway()
    },
    faults: () => faults.splice(0),
    reports: () => reports,
  }
  const stop = async () => {
    await Promise.all([gateway, mocks].map((child) => end(child, 'SIGKILL')))
    await rm(folder, { recursive: true })
    claim.close()
  }
  return { stack, stop }
}

/** Starts a program of the repository and waits for its ready line. */
async function launch(
  file: string,
  env: NodeJS.ProcessEnv,
  ready: string,
  onLine?: (line: string) => void,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [file], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
  // When a worker exits early, its child processes are killed too.
  process.once('exit', () => child.kill('SIGKILL'))
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it was ready`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      onLine?.(line)
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
