import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

const MAIN = resolve(import.meta.dirname, '../main.ts')

/** The gateway as a process of its own, as `node gateway/src/main.ts` starts it. */
export interface GatewayProcess {
  port: number
  /** Its log, a line each. */
  lines: string[]
  signal(name: NodeJS.Signals): void
  /** Resolves with the exit code, or the signal that ended it. */
  exited: Promise<number | NodeJS.Signals | null>
  /** Memory that it has of the machine, in MiB: now, and the most that it has ever had. */
  memory(): number
  peakMemory(): number
  /** Processor time that it has used, in milliseconds. */
  processor(): number
  /** Does not read its log until `readOn`. */
  stopReading(): void
  readOn(): void
  end(): Promise<void>
}

export interface ProcessOptions {
  /** Variables beside those that have to be there; undefined takes one away. */
  env?: Record<string, string | undefined>
  /** Options of Node. */
  flags?: string[]
  /** Put before the command, such as `['sh', '-c', 'ulimit -n 64; exec "$0" "$@"']`. */
  before?: string[]
}

/** Variables that a gateway needs, over an agency at `url`, with a store in `folder`. */
export function environment(url: string, folder: string): Record<string, string> {
  const sites = join(folder, 'sites.json')
  writeFileSync(sites, JSON.stringify({ localhost: { account: '1001', paymentHosts: ['bank.localhost'] } }))
  return {
    PORT: '0',
    AGENCY_URL: url,
    IMAGES_URL: url,
    SITES_FILE: sites,
    SESSION_KEYS: Buffer.alloc(32, 7).toString('base64url'),
    STORE_FILE: join(folder, 'store.sqlite'),
    WEB_DIST: '/nowhere',
    LIMITS: '1000',
    DRAIN_MS: '0',
  }
}

/** Runs the program to its end: what it says to a person, and its exit code. */
export async function runGateway(options: ProcessOptions): Promise<{ code: number | null; said: string }> {
  const child = launch(options)
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  child.stdout.resume()
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

/** Starts the gateway over an agency, and waits until it listens. */
export async function startGatewayProcess(agencyUrl: string, options: ProcessOptions = {}): Promise<GatewayProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'rota-process-'))
  const child = launch({ ...options, env: { ...environment(agencyUrl, folder), ...options.env } })
  const lines: string[] = []
  const exited = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals | null)
  child.stderr.pipe(process.stderr)
  const port = await new Promise<number>((listening, reject) => {
    void exited.then((code) => reject(new Error(`The gateway ended with ${code}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      if (line.includes('"msg":"listening"')) listening((JSON.parse(line) as { port: number }).port)
    })
  })
  const mebibytes = (name: 'VmRSS' | 'VmHWM') => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  }
  return {
    port,
    lines,
    exited,
    signal: (name) => void child.kill(name),
    memory: () => mebibytes('VmRSS'),
    peakMemory: () => mebibytes('VmHWM'),
    processor: () => {
      const [, fields = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')
      return fields
        .split(' ')
        .slice(11, 13)
        .reduce((sum, ticks) => sum + Number(ticks) * 10, 0)
    },
    stopReading: () => void child.stdout.pause(),
    readOn: () => void child.stdout.resume(),
    async end() {
      child.kill('SIGKILL')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function launch({ env = {}, flags = [], before = [] }: ProcessOptions) {
  const [command, ...args] = [...before, process.execPath, '--disable-proto=throw', ...flags, MAIN]
  const defined = Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'], ...Object.fromEntries(defined) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  return child
}
