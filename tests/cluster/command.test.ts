import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, test } from 'vitest'
import { claimPorts } from '../pair.ts'
import { accepts } from './launch.ts'
import { PORTS } from './start-cluster.ts'
import { FIRST_PORT, HAS_ENGINES, isLong } from './test-cluster.ts'

const ROOT = join(import.meta.dirname, '../..')

/** How a person ends it: Ctrl-C, a supervisor, a closed terminal; the last is the end of whoever started it. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'input'] as const

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
  const told = lines.find((line) => line.includes('kill -9 PID')) ?? ''
  const pids = new Map(
    Array.from(told.matchAll(/([a-z0-9-]+) (\d+)(?:,|$)/g), ([, name = '', pid]) => [name, Number(pid)]),
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
    'starts again what is killed, and leaves nothing behind after %s',
    async (ending) => {
      const { child, exited, lines, pids, port, folder, claim } = await startCommand()
      const statusOf = async () => (await fetch(`http://localhost:${port}/`)).status
      expect([...pids.keys()]).toEqual(['postgres', 'redis', 'mocks', 'gateway-1', 'gateway-2', 'haproxy'])
      expect(await statusOf()).toBe(200)

      process.kill(pids.get('gateway-1') ?? 0, 'SIGKILL')
      await expect
        .poll(() => lines, { timeout: 30_000 })
        .toContainEqual(expect.stringMatching(/^rota: gateway-1 is back, pid \d+$/))
      expect(lines).toContain(`rota: gateway-1 (pid ${pids.get('gateway-1')}) ended with SIGKILL; it is started again`)
      expect(await statusOf()).toBe(200)

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
  )
})
