import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { RunningGateway } from '../platform/start.ts'
import { CLASSES } from '../policy/classes.ts'
import { callAgency } from '../testing/agency-calls.ts'
import { seeded } from '../testing/fault-proxy/random.ts'
import { answerExample, startTestGateway } from '../testing/server.ts'

const COMMITS = 1000
const KILLS = 20

let server: Server
let gateway: RunningGateway

afterEach(async () => {
  await gateway.drain()
  server.closeAllConnections()
  server.close()
})

/** An agency that counts commits when they arrive, and dies at moments determined by a seed. */
async function startMortal(seed: number) {
  const random = seeded(seed)
  const done = new Map<string, number>()
  let untilDeath = 1 + Math.floor(random() * 40)
  let deaths = 0
  server = createServer((request, response) => {
    const id = request.url?.split('/').at(-1)?.split('?')[0] ?? ''
    done.set(id, (done.get(id) ?? 0) + 1)
    if (--untilDeath > 0) return answerExample(response, 'transactionCommit')
    untilDeath = deaths++ < KILLS ? 1 + Math.floor(random() * 40) : Number.POSITIVE_INFINITY
    server.close(() => server.listen(port, '127.0.0.1'))
    server.closeAllConnections()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, done, deaths: () => deaths }
}

test.each([1, 2, 3])(
  'decision 6.3: 1,000 commits, an agency killed 20 times (seed %i): none is sent twice, everyone has a definite answer',
  async (seed) => {
    const { url, done, deaths } = await startMortal(seed)
    gateway = await startTestGateway(url)
    const { slots, queue } = CLASSES.commit.bulkhead
    const ended = { ok: 0, unknown: 0 }
    const waiting = Array.from({ length: COMMITS }, (_, at) => `commit-${at}`)
    let sentAtOnce = COMMITS
    while (waiting.length > 0) {
      const sent = waiting.splice(0, sentAtOnce)
      const answers = await Promise.all(sent.map((id) => callAgency(gateway.context, 'transactionCommit', { id })))
      for (const [at, { outcome }] of answers.entries()) {
        // Whoever has the record of a commit resends it only if it was certainly not sent.
        if (outcome === 'not-sent') waiting.push(sent[at] ?? '')
        else ended[outcome === undefined ? 'ok' : 'unknown']++
      }
      sentAtOnce = slots + queue
    }
    expect(Math.max(...done.values())).toBe(1)
    expect(done.size).toBeGreaterThanOrEqual(ended.ok)
    expect(ended.ok + ended.unknown).toBe(COMMITS)
    expect(deaths()).toBeGreaterThanOrEqual(KILLS)
    expect(ended.unknown).toBeLessThanOrEqual(deaths() * slots)
  },
)
