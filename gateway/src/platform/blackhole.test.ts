import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { callAgency, CALL_OF } from '../testing/agency-calls.ts'
import { startTestGateway } from '../testing/server.ts'
import type { Running } from './start.ts'

/** Listens with the shortest queue there is, and tells its port. */
const LISTENING = `
const server = require('node:net').createServer()
server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => process.send(server.address().port))
`

let upstream: ChildProcess
let gateway: Running
const fillers: Socket[] = []

afterEach(async () => {
  for (const socket of fillers.splice(0)) socket.destroy()
  upstream.kill('SIGKILL')
  await gateway.drain()
})

/** A process that is stopped, with a queue so full that the system answers no knock at its door. */
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

// Milliseconds are measured, on a machine that may be busy with other tests: one of three tries has to be exact.
test.each([
  ['boot', 2, 500],
  ['commit', 1, 1000],
] as const)(
  'F1 connecting leads nowhere, class %s: 503, not sent, after %i times %i ms',
  { retry: 2 },
  async (name, times, each) => {
    gateway = await startTestGateway(`http://127.0.0.1:${await startFrozen()}`)
    const startedAt = performance.now()
    const ended = await callAgency(gateway.context, CALL_OF[name])
    const took = performance.now() - startedAt
    expect(ended).toEqual({ name: 'upstream-unavailable', outcome: 'not-sent' })
    expect(took).toBeGreaterThan(times * each - 50)
    // Between two attempts 200 ms at most, and what the machine needs.
    expect(took).toBeLessThan(times * each + (times - 1) * 200 + 300)
  },
)
