import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

/** Pause before a process that has died is started again, and between attempts, in milliseconds. */
const PAUSE_MS = 1000

/** A process that is started again when it dies, as a supervisor would. */
export interface Member {
  name: string
  /** Its process, while it has one. */
  process(): ChildProcess | undefined
  pid(): number | undefined
  /** Starts it, unless it is wanted already. Resolves when it is ready, and rejects if it ends before. */
  begin(): Promise<void>
  /** Sends a signal, such as SIGSTOP, after which it is still wanted. */
  signal(name: NodeJS.Signals): void
  /**
   * Ends it, so that it stays ended until `begin`. Returns its exit code; null if a signal ended it.
   * @param killAfterMs milliseconds until it is killed
   */
  end(name: NodeJS.Signals, killAfterMs?: number): Promise<number | null>
}

/**
 * Keeps a process alive.
 * @param launch starts it, and resolves when it is ready
 * @param tell receives a line when it has died and when it is back
 * @param running the process, if it has begun
 */
export function supervise(
  name: string,
  launch: () => Promise<ChildProcess>,
  tell: (line: string) => void,
  running?: ChildProcess,
): Member {
  let child: ChildProcess | undefined
  let isWanted = running !== undefined
  /** The last start, which an end waits for. */
  let starting: Promise<unknown> = Promise.resolve()

  function watch(begun: ChildProcess): void {
    child = begun
    begun.once('exit', (code, signal) => {
      if (!isWanted) return
      tell(`${name} (pid ${begun.pid}) ended with ${signal ?? code}; it is started again`)
      starting = revive()
    })
  }

  const start = async () => watch(await launch())

  async function revive(): Promise<void> {
    await setTimeout(PAUSE_MS)
    if (!isWanted) return
    try {
      await start()
    } catch {
      return revive()
    }
    tell(`${name} is back, pid ${child?.pid}`)
  }

  if (running !== undefined) watch(running)
  return {
    name,
    process: () => (isRunning(child) ? child : undefined),
    pid: () => (isRunning(child) ? child.pid : undefined),
    async begin() {
      // It has died and is being started again, or it runs.
      if (isWanted) return void (await starting)
      isWanted = true
      const begun = start()
      starting = begun.catch(() => void (isWanted = false))
      await begun
    },
    signal: (signal) => void (isRunning(child) && child.kill(signal)),
    async end(signal, killAfterMs) {
      isWanted = false
      await starting
      if (isRunning(child)) {
        const gone = once(child, 'exit')
        child.kill(signal)
        const over = new AbortController()
        if (killAfterMs !== undefined) void killAfter(child, killAfterMs, over.signal)
        await gone
        over.abort()
      }
      return child?.exitCode ?? null
    },
  }
}

const isRunning = (child: ChildProcess | undefined): child is ChildProcess =>
  child !== undefined && child.exitCode === null && child.signalCode === null

async function killAfter(child: ChildProcess, killAfterMs: number, signal: AbortSignal): Promise<void> {
  await setTimeout(killAfterMs, undefined, { signal }).then(
    () => child.kill('SIGKILL'),
    () => undefined,
  )
}
