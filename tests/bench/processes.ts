import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Usage } from './meter.ts'

export const ROOT = join(import.meta.dirname, '../..')
const METER = join(import.meta.dirname, 'meter.ts')

/** A measured process. */
export interface Measured {
  /** The first message that it sent to its parent. */
  said: unknown
  usage(): Promise<Usage>
  end(): Promise<void>
}

/** Starts a program with the meter. Without `speaks`, it does not wait for a message. */
export async function start(
  file: string,
  options: { flags?: string[]; args?: string[]; env?: Record<string, string>; speaks?: boolean } = {},
): Promise<Measured> {
  const { flags = [], args = [] } = options
  const child = spawn(process.execPath, [...flags, '--import', METER, join(ROOT, file), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const onExit = () => child.kill('SIGKILL')
  process.once('exit', onExit)
  child.once('exit', () => process.off('exit', onExit))
  const said = options.speaks ? await answerOf(child) : undefined
  return {
    said,
    async usage() {
      child.send('usage')
      return (await answerOf(child)) as Usage
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      // A graceful end, because the compile cache is written at the exit for the next start.
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
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
