import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Usage } from './meter.ts'

export const ROOT = join(import.meta.dirname, '../..')
const METER = join(import.meta.dirname, 'meter.ts')

/** A measured process. */
export interface Measured {
  pid: number
  /** The first message that it sent to its parent. */
  said: unknown
  usage(): Promise<Usage>
  /** Processor time of its threads in milliseconds, as Linux counts it. A bare program has it, too. */
  spent(): number
  end(): Promise<void>
}

interface Options {
  flags?: string[]
  args?: string[]
  env?: Record<string, string>
  /** Waits for the program's first message. */
  speaks?: boolean
  /** Starts the program as in production: the meter and its channel would be a tenth of a start. */
  isBare?: boolean
}

/** Starts a program with the meter. */
export async function start(file: string, options: Options = {}): Promise<Measured> {
  const { flags = [], args = [], isBare = false } = options
  const meter = isBare ? [] : ['--import', METER]
  const child = spawn(process.execPath, [...flags, ...meter, join(ROOT, file), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'ignore', 'inherit', ...(isBare ? [] : (['ipc'] as const))],
  })
  const onExit = () => child.kill('SIGKILL')
  process.once('exit', onExit)
  child.once('exit', () => process.off('exit', onExit))
  const said = options.speaks ? await answerOf(child) : undefined
  return {
    pid: child.pid ?? 0,
    said,
    async usage() {
      child.send('usage')
      return (await answerOf(child)) as Usage
    },
    spent: () => spentBy(child.pid ?? 0),
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      // A graceful end, because the compile cache is written at the exit for the next start.
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

function spentBy(pid: number): number {
  const folder = `/proc/${pid}/task`
  return readdirSync(folder).reduce((sum, thread) => sum + timeOf(`${folder}/${thread}/schedstat`), 0)
}

/** The first figure is the time on a processor, in nanoseconds. A thread that has just ended has no file. */
function timeOf(schedstat: string): number {
  try {
    return Number(readFileSync(schedstat, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const gone = new AbortController()
  const onExit = () => gone.abort(new Error(`${child.spawnfile} has ended`))
  child.once('exit', onExit)
  const [message] = (await once(child, 'message', { signal: gone.signal })) as [unknown]
  child.off('exit', onExit)
  return message
}
