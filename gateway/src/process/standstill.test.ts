import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startGatewayProcess, type GatewayProcess } from '../testing/gateway-process.ts'
import { answerExample, startOrigin, type Origin } from '../testing/server.ts'

/** Longer than the deadlines of reads (3 s) and starts (5 s); `npm run test:long` uses the time of G5. */
const STOPPED_MS = process.env['LOAD'] === 'long' ? 30_000 : 5500

/** Maximum number of concurrent starts (`policy/classes.ts`). */
const SLOTS = 32

const PROBES = 4

let agency: Origin
let gateway: GatewayProcess
/** Number of calls that the agency has received. */
let received: { hotels: number; starts: number }
/** Whether the agency withholds its responses. */
let isHolding: boolean
/** Resolve to let starts get their response. Hotels get none while `isHolding`. */
let released: PromiseWithResolvers<void>

beforeEach(async () => {
  received = { hotels: 0, starts: 0 }
  isHolding = false
  released = Promise.withResolvers()
  agency = await startOrigin(async (request, response) => {
    const isHotel = request.url?.startsWith('/hotels') ?? false
    received[isHotel ? 'hotels' : 'starts']++
    if (isHolding && isHotel) return
    if (isHolding) await released.promise
    answerExample(response, isHotel ? 'hotelView' : 'reservationStart')
  })
  gateway = await startGatewayProcess(agency.url)
})
afterEach(async () => {
  await gateway.end()
  await agency.close()
})

const statusOf = async (path: string) => {
  const answer = await fetch(`http://localhost:${gateway.port}${path}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await answer.arrayBuffer()
  return answer.status
}

/**
 * Sends several readiness requests on one connection while the process is stopped. The process answers them when it
 * continues, so that a slow test does not miss its state at that moment.
 */
async function readinessProbes(port: number) {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  await once(socket, 'connect')
  return {
    send: () => void socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(PROBES)),
    async statuses() {
      const found = () => Array.from(text.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => Number(status))
      await expect.poll(() => found().length).toBe(PROBES)
      socket.destroy()
      return found()
    },
  }
}

describe('G5 the process is stopped and continued', () => {
  test('readiness returns 503 and recovers, expired calls get 504, and waiting calls are not sent late', async () => {
    // From here on, the site has its own session.
    expect(await statusOf('/api/hotels/1')).toBe(200)
    await expect.poll(() => statusOf('/readyz')).toBe(200)
    received = { hotels: 0, starts: 0 }
    isHolding = true
    const reads = [2, 3].map((id) => statusOf(`/api/hotels/${id}`))
    const starts = Array.from({ length: SLOTS }, () => statusOf('/api/reservation/start'))
    await expect.poll(() => received).toMatchObject({ starts: SLOTS })
    await expect.poll(() => received.hotels).toBeGreaterThanOrEqual(2)
    const waiting = statusOf('/api/reservation/start')
    // By then the earlier requests have been read.
    for (let i = 0; i < 3; i++) expect(await statusOf('/healthz')).toBe(200)

    const probes = await readinessProbes(gateway.port)
    gateway.signal('SIGSTOP')
    probes.send()
    await setTimeout(STOPPED_MS)
    // The responses are waiting when the process continues, so slots become free at the moment the deadline has passed.
    const sent = { ...received }
    released.resolve()
    gateway.signal('SIGCONT')
    // The first may be read before the process looks at its clock.
    expect((await probes.statuses()).at(-1)).toBe(503)
    expect(await Promise.all(reads)).toEqual([504, 504])
    // Completed starts are reported, however late.
    expect((await Promise.all(starts)).filter((it) => it !== 200 && it !== 504)).toEqual([])
    // On a slow machine it may have got a slot before the stop.
    expect(sent.starts > SLOTS ? [200, 503, 504] : [503, 504]).toContain(await waiting)
    expect(received).toEqual(sent)

    await expect.poll(() => statusOf('/readyz')).toBe(200)
    isHolding = false
    expect(await statusOf('/api/hotels/4')).toBe(200)
    expect(gateway.lines.filter((line) => line.includes('"msg":"fault"'))).toEqual([])
    expect(gateway.lines.some((line) => line.includes('"msg":"loop-stall"'))).toBe(true)
  }, 90_000)
})
