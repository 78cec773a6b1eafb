import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { operations } from '@rota/openapi/agency/operations'
import { validatorsOf } from '../../contract/input.ts'
import { callAgency, CALL_OF } from '../../testing/agency-calls.ts'
import { startTestGateway } from '../../testing/server.ts'
import { passTimeUntil, stopTime } from '../../testing/stopped-time.ts'
import type { RunningGateway } from '../start.ts'

/** Listens with the shortest possible queue, and reports its port. */
const LISTENING = `
const server = require('node:net').createServer()
server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => process.send(server.address().port))
`

let upstream: ChildProcess
let gateway: RunningGateway
const fillers: Socket[] = []

afterEach(async () => {
  vi.useRealTimers()
  for (const socket of fillers.splice(0)) socket.destroy()
  upstream.kill('SIGKILL')
  await gateway.drain()
})

/** A stopped process whose accept queue is full, so that the system does not respond to new connections. */
async function startFrozen(): Promise<number> {
  upstream = spawn(process.execPath, ['-e', LISTENING], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const [port] = (await once(upstream, 'message')) as [number]
  upstream.kill('SIGSTOP')
  for (let isTaken = true; isTaken;) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    fillers.push(socket)
    isTaken = await Promise.race([once(socket, 'connect').then(() => true), isSilentFor(200)])
  }
  return port
}

const isSilentFor = (milliseconds: number): Promise<false> =>
  new Promise((resolve) => setTimeout(() => resolve(false), milliseconds))

test.each([
  ['boot', 2, 500],
  ['commit', 1, 1000],
] as const)(
  'F1 returns 503 and sends nothing if connecting gets no response: class %s, after %i times %i ms',
  async (name, times, each) => {
    gateway = await startTestGateway(`http://127.0.0.1:${await startFrozen()}`)
    // Loaded before time stops, because each iteration of the event loop during the loading would advance the time.
    await validatorsOf(operations[CALL_OF[name]])
    stopTime()
    const begin = performance.now()
    const ended = await passTimeUntil(callAgency(gateway.context, CALL_OF[name]))
    const took = performance.now() - begin
    expect(ended).toEqual({ name: 'upstream-unavailable', outcome: 'not-sent' })
    expect(took).toBeGreaterThanOrEqual(times * each)
    // Pauses between attempts are 200 ms at most; the rest is overhead of the machine.
    expect(took).toBeLessThan(times * each + (times - 1) * 200 + 100)
  },
)
