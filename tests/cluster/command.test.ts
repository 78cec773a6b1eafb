import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, test } from 'vitest'
import { claimPorts } from '../test-stack.ts'
import { bookers } from './callers/bookers.ts'
import { accepts } from './launch.ts'
import { ledgerFrom } from './ledger.ts'
import { startSignedIn } from './callers/signed-in.ts'
import { PORTS } from './start-cluster.ts'
import { FIRST_PORT, HAS_ENGINES, isLong } from './test-cluster.ts'

const ROOT = join(import.meta.dirname, '../..')

/**
 * How a person ends it: Ctrl-C, a supervisor, a closed terminal; the last is the end of the process that started it.
 */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'input'] as const

/** What the command says may be killed, in its order. */
const KILLED = ['postgres', 'redis', 'gateway-1', 'gateway-2', 'haproxy']

/** Number of visitors at the bank when a process dies, and of those who press Pay at that moment. */
const VISITORS = isLong ? 10 : 1

/** For conditions that are met within a second, except on a busy machine. */
const SLOW_TIMEOUT = { timeout: 60_000 }

/** The command in a folder for temporary files of its own. */
async function startCommand() {
  const { port, claim } = await claimPorts(FIRST_PORT)
  const folder = mkdtempSync(join(tmpdir(), 'rota-command-'))
  // PostgreSQL, which runs as somebody else, has to pass.
  chmodSync(folder, 0o711)
  const env = { ...process.env, PORT: `${port}`, TMPDIR: folder }
  const child = spawn(process.execPath, ['tests/cluster/cluster.ts'], { cwd: ROOT, env })
  const exited = once(child, 'exit')
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => lines.push(line))
  await expect.poll(() => lines.join('\n'), { timeout: 60_000 }).toContain('Ctrl-C ends everything')
  const printed = lines.find((line) => line.includes('kill -9 PID')) ?? ''
  const pids = new Map(
    Array.from(printed.matchAll(/([a-z0-9-]+) (\d+)(?:,|$)/g), ([, name = '', pid]) => [name, Number(pid)]),
  )
  return { child, exited, lines, pids, port, folder, claim }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe.skipIf(!HAS_ENGINES)('npm run cluster', () => {
  test.each(isLong ? ENDINGS : ['SIGHUP'])(
    'loses nothing while one process after another is killed, and leaves nothing behind after %s',
    async (ending) => {
      const { child, exited, lines, pids, port, folder, claim } = await startCommand()
      expect([...pids.keys()]).toEqual(KILLED)
      const shop = `http://localhost:${port}`
      const expectOnce = await ledgerFrom(`http://127.0.0.1:${port + 1}/control`)
      const reader = await startSignedIn(shop)
      const states: string[] = []
      let [early, late] = await Promise.all([bookers(VISITORS, shop), bookers(VISITORS, shop)])
      for (const [name, pid] of pids) {
        const there = await Promise.all(early.map((pay) => pay()))
        process.kill(pid, 'SIGKILL')
        const coming = there.map((confirm) => confirm())
        const paying = late.map(async (pay) => (await pay())())
        // Those of the next round fill their baskets while it is away.
        ;[early, late] = await Promise.all([bookers(VISITORS, shop), bookers(VISITORS, shop)])
        states.push(...(await Promise.all([...coming, ...paying])))
        const back = expect.stringMatching(new RegExp(String.raw`^rota: ${name} is back, pid \d+$`))
        await expect.poll(() => lines, SLOW_TIMEOUT).toContainEqual(back)
        expect(lines).toContain(`rota: ${name} (pid ${pid}) ended with SIGKILL; it is started again`)
      }
      await reader.stop()
      expect(states).toEqual(Array(KILLED.length * 2 * VISITORS).fill('booked'))
      await expectOnce(states)
      expect([reader.lost, reader.seen > 0]).toEqual([0, true])

      if (ending === 'input') child.stdin.end()
      else child.kill(ending as NodeJS.Signals)
      expect(await exited).toEqual([0, null])
      expect(readdirSync(folder)).toEqual([])
      const again = lines.flatMap((line) => /is back, pid (\d+)/.exec(line)?.slice(1).map(Number) ?? [])
      expect([...pids.values(), ...again].filter(isAlive)).toEqual([])
      const ports = Array.from({ length: PORTS }, (_, at) => port + at)
      expect((await Promise.all(ports.map(accepts))).filter(Boolean)).toEqual([])
      rmSync(folder, { recursive: true })
      claim.close()
    },
    300_000,
  )
})
