import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { beginCommit } from '../testing/begin-commit.ts'
import { samplesIn, sumOf } from '../testing/metrics.ts'
import { startGatewayProcess, type GatewayProcess, type ProcessOptions } from '../testing/gateway-process.ts'
import { answerExample, startOrigin, type Origin } from '../testing/server.ts'

const MIB = 1024 * 1024

const folder = mkdtempSync(join(tmpdir(), 'rota-faults-'))
afterAll(() => rmSync(folder, { recursive: true }))

let agency: Origin
let gateway: GatewayProcess
/** Resolve to let hotel requests get their response. */
let hotels: PromiseWithResolvers<void> | undefined
/** Resolve to let commits get their response. */
let commits: PromiseWithResolvers<void>
/** Commits that the agency has received. */
let receivedCommits: number
/** Number of spaces in the agency's hotel responses, in bytes. */
let blanks = 0

beforeAll(async () => {
  agency = await startOrigin(async (request, response) => {
    const isHotel = request.url?.startsWith('/hotels') ?? false
    if (isHotel) await hotels?.promise
    if (request.url?.includes('commit')) {
      receivedCommits++
      await commits.promise
      return answerExample(response, 'transactionCommit')
    }
    if (!isHotel || blanks === 0) return answerExample(response, isHotel ? 'hotelView' : 'reservationStart')
    const chunk = Buffer.alloc(MIB, ' ')
    for (let sent = 0; sent < blanks && !response.destroyed; sent += MIB) {
      if (!response.write(chunk)) await Promise.race([once(response, 'drain'), once(response, 'close')])
    }
    response.end()
  })
})
beforeEach(() => {
  commits = Promise.withResolvers()
  receivedCommits = 0
})
afterEach(async () => {
  hotels = undefined
  blanks = 0
  await gateway.end()
})
afterAll(() => agency.close())

async function start(options: ProcessOptions = {}): Promise<void> {
  gateway = await startGatewayProcess(agency.url, options)
}

const ask = (path: string) => fetch(`http://localhost:${gateway.port}${path}`)
const status = async (path: string) => {
  const answer = await ask(path)
  await answer.arrayBuffer()
  return answer.status
}

/** The metrics that the port for operators returns. */
async function metrics() {
  const opened = gateway.lines.find((line) => line.includes('"msg":"admin-listening"')) ?? '{}'
  const { port } = JSON.parse(opened) as { port: number }
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  return samplesIn(await answer.text())
}

/** Options that make the process run faulty code at SIGUSR2. */
function faultyCode(code: string): ProcessOptions {
  const file = join(folder, `${crypto.randomUUID()}.mjs`)
  writeFileSync(file, `process.on('SIGUSR2', () => { ${code} })`)
  return { flags: ['--import', file] }
}

describe('G6 an uncaught error', () => {
  test.each([
    ['a rejection', 'Promise.reject(new TypeError("secret of somebody"))'],
    ['an exception in a timer', 'setTimeout(() => { throw new TypeError("secret of somebody") })'],
    [
      'an exception in a stream',
      'process.stdin.on("error", () => { throw new TypeError("secret of somebody") }).emit("error")',
    ],
  ])(
    '%s: is logged and counted once without its message, running calls are answered, exits with 1',
    async (_name, code) => {
      await start({ ...faultyCode(code), env: { ADMIN_PORT: '0' } })
      const { answer } = await beginCommit(`http://localhost:${gateway.port}`)
      await expect.poll(() => receivedCommits).toBe(1)
      gateway.signal('SIGUSR2')
      await expect.poll(() => status('/healthz').catch(() => 'refused')).toBe('refused')
      expect(sumOf(await metrics(), 'rota_events_total', { event: 'fault' })).toBe(1)
      commits.resolve()
      expect((await answer).status).toBe(200)
      expect(await gateway.exited).toBe(1)
      const faults = gateway.lines.filter((line) => line.includes('"msg":"fault"'))
      expect(faults).toHaveLength(1)
      expect(faults[0]).toContain('TypeError')
      expect(gateway.lines.join('')).not.toContain('secret')
    },
  )
})

describe('G4 a small heap', () => {
  test('with a heap of 64 MB, upstream responses of 512 MiB are refused and the process survives', async () => {
    await start({ flags: ['--max-old-space-size=64'] })
    blanks = 512 * MIB
    const statuses = await Promise.all([1, 2, 3, 4].map((id) => status(`/api/hotels/${id}`)))
    expect(statuses.filter((it) => it !== 502 && it !== 504)).toEqual([])
    blanks = 0
    expect(await status('/healthz')).toBe(200)
  })

  test('a full heap ends the process', async () => {
    const { flags = [] } = faultyCode('const all = []; for (;;) all.push(new Array(1e6).fill({}))')
    await start({ flags: ['--max-old-space-size=64', ...flags] })
    gateway.signal('SIGUSR2')
    expect([134, 'SIGABRT', 'SIGTRAP']).toContain(await gateway.exited)
  })
})

describe('G8 a log without a reader', () => {
  test('requests are answered, and dropped lines are counted', async () => {
    await start()
    gateway.stopReading()
    const before = gateway.lines.length
    for (let i = 0; i < 100; i++) {
      const statuses = await Promise.all(Array.from({ length: 50 }, () => status('/healthz')))
      expect(new Set(statuses)).toEqual(new Set([200]))
    }
    gateway.resumeReading()
    await status('/healthz')
    await expect.poll(async () => (await status('/healthz'), gateway.lines.join(''))).toContain('"msg":"log-dropped"')
    const [droppedLine = '{}'] = gateway.lines.filter((line) => line.includes('log-dropped'))
    const { count } = JSON.parse(droppedLine) as { count: number }
    const written = gateway.lines.slice(before).filter((line) => line.includes('"msg":"request"')).length
    expect(count + written).toBeGreaterThanOrEqual(5000)
  })

  test('metrics count dropped lines, even without a reader', async () => {
    await start({ env: { ADMIN_PORT: '0' } })
    const dropped = async () => sumOf(await metrics(), 'rota_log_dropped_total')
    expect(await dropped()).toBe(0)
    gateway.stopReading()
    for (let i = 0; i < 100; i++) await Promise.all(Array.from({ length: 50 }, () => status('/nowhere.txt')))
    expect(await dropped()).toBeGreaterThan(0)
  })

  test('a blocked log does not delay the shutdown', async () => {
    await start()
    gateway.stopReading()
    for (let i = 0; i < 40; i++) await Promise.all(Array.from({ length: 50 }, () => status('/healthz')))
    gateway.signal('SIGTERM')
    expect(await gateway.exited).toBe(0)
  })
})

describe('G9 no file descriptors are left', () => {
  test('connections wait or are refused, and the gateway works once some are closed', async () => {
    await start({ before: ['bash', '-c', 'ulimit -n 60; exec "$0" "$@"'] })
    // The first call of an operation reads its code from files.
    expect(await status('/api/hotels/12')).toBe(200)
    const sockets: Socket[] = []
    for (let i = 0; i < 100; i++) sockets.push(connect(gateway.port, '127.0.0.1').on('error', () => {}))
    const opened = await Promise.all(sockets.map((it) => Promise.race([once(it, 'connect'), once(it, 'close')])))
    expect(opened).toHaveLength(100)
    sockets.forEach((socket) => socket.destroy())
    await expect.poll(() => status('/healthz').catch(() => 'refused')).toBe(200)
    expect(await status('/api/hotels/13')).toBe(200)
    expect(gateway.lines.filter((line) => line.includes('"msg":"fault"'))).toEqual([])
  })
})

describe('A19 documents that callers do not read', () => {
  test('1,000 pipelined requests on each of 100 connections: memory grows by at most 64 MiB, and returns', async () => {
    await start({ flags: ['--max-semi-space-size=2'] })
    const paths = ['/docs/agency.json', '/api/openapi.json']
    for (const path of [...paths, ...paths]) expect(await status(path)).toBe(200)
    const before = gateway.memory()
    const loggedRequests = () => gateway.lines.filter((line) => line.includes('"msg":"request"')).length
    const loggedBefore = loggedRequests()
    const sockets = Array.from({ length: 100 }, (_, at) =>
      connect(gateway.port, '127.0.0.1', function write(this: Socket) {
        this.pause().write(`GET ${paths[at % 2]} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(1000))
      }).on('error', () => {}),
    )
    // Every connection has got its first response. No more come until somebody reads.
    await expect.poll(loggedRequests).toBeGreaterThanOrEqual(loggedBefore + 100)
    expect(await status('/healthz')).toBe(200)
    expect(gateway.peakMemory() - before).toBeLessThanOrEqual(64)
    sockets.forEach((socket) => socket.destroy())
    await expect.poll(() => gateway.memory() - before).toBeLessThanOrEqual(32)
    // One running and four waiting requests per connection.
    expect(loggedRequests()).toBeLessThanOrEqual(loggedBefore + 500 + 1)
  })
})
