import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

const MAIN = resolve(import.meta.dirname, '../main.ts')

/** Variables of the tests that a gateway gets, too. The compile cache shortens its start by a third. */
const INHERITED = Object.fromEntries(
  ['PATH', 'NODE_COMPILE_CACHE'].flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  ),
)

/** The gateway as a separate process, started like `node gateway/src/main.ts`. */
export interface GatewayProcess {
  port: number
  /** Its log lines. */
  lines: string[]
  signal(name: NodeJS.Signals): void
  /** Resolves with the exit code, or with the signal that killed the process. */
  exited: Promise<number | NodeJS.Signals | null>
  /** Resident memory in MiB: now, and at its peak. */
  memory(): number
  peakMemory(): number
  /** Processor time used so far, in milliseconds. */
  processor(): number
  /** Stops reading its log until `resumeReading` is called. */
  stopReading(): void
  resumeReading(): void
  /** Kills the process and removes its files. */
  end(): Promise<void>
}

export interface ProcessOptions {
  /** Environment variables besides the required ones; undefined removes one. */
  env?: Record<string, string | undefined>
  /** Command-line options for Node. */
  flags?: string[]
  /** A command that starts Node, such as `['sh', '-c', 'ulimit -n 64; exec "$0" "$@"']`. */
  before?: string[]
}

/** The environment of a gateway, with an agency at `url` and a store in `folder`. */
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

/** Runs the gateway until it exits. Returns its error output and its exit code. */
export async function runGateway(options: ProcessOptions): Promise<{ code: number | null; output: string }> {
  const child = launch(options)
  let errorOutput = ''
  child.stderr.on('data', (chunk) => (errorOutput += chunk))
  child.stdout.resume()
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: errorOutput }
}

/** Starts the gateway for an agency, and waits until it is listening. */
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
    resumeReading: () => void child.stdout.resume(),
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
    env: { ...INHERITED, ...Object.fromEntries(defined) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  return child
}
