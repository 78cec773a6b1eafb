import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'

const ROOT = join(import.meta.dirname, '../..')

/** Interval between attempts to connect, in milliseconds. */
const LOOK_EVERY_MS = 50

interface Program {
  command: string
  args: string[]
  env?: Record<string, string | undefined>
  /** The port that it opens last. */
  port: number
  /** The file to which its lines are appended. */
  log: string
  /** Receives each line that it prints. */
  onLine: (line: string) => void
}

/** Programs that still run; none outlives this process. */
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a program in the project's folder. Resolves when it accepts connections, and rejects if it ends before. */
export async function launch({ command, args, env = process.env, port, log, onLine }: Program): Promise<ChildProcess> {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  child.once('exit', () => running.delete(child))
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', onLine)
    stream.pipe(createWriteStream(log, { flags: 'a' }))
  }
  const over = new AbortController()
  const failed = once(child, 'exit').then(([code]) => {
    over.abort()
    throw new Error(`${command} ${args.join(' ')} ended with ${code} before it was ready`)
  })
  const ready = async () => {
    while (!over.signal.aborted && !(await accepts(port))) await setTimeout(LOOK_EVERY_MS)
  }
  await Promise.race([ready(), failed])
  // From here on, the end of the process is somebody else's matter.
  failed.catch(() => undefined)
  return child
}

/** Whether somebody listens on a port of this machine. */
export async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  socket.destroy()
  return isOpen
}
