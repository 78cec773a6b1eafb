import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../raw/raw-http.ts'
import { startSignedIn } from './callers/signed-in.ts'
import { HAS_ENGINES, startTestCluster } from './test-cluster.ts'
import { startVisitors } from './callers/visitors.ts'

/** For conditions that are met at once, except on a busy machine. */
const SLOW_TIMEOUT = { timeout: 60_000 }

const OLD = Buffer.alloc(32, 1).toString('base64url')
const NEW = Buffer.alloc(32, 2).toString('base64url')

/** A folder with the build of another version, for `npm run test:long` before a release. */
const PREVIOUS = process.env['PREVIOUS']

describe.skipIf(!HAS_ENGINES)('two gateways behind HAProxy that are restarted one after the other', () => {
  let cluster: Awaited<ReturnType<typeof startTestCluster>>

  beforeAll(async () => {
    cluster = await startTestCluster({ SESSION_KEYS: OLD })
  })
  afterAll(() => cluster?.stop())

  /** Restarts both as a deployment does: the next one when the load balancer sends visitors to the last one again. */
  async function roll(changes: Record<string, string>): Promise<void> {
    cluster.configure(changes)
    for (const gateway of cluster.gateways) {
      expect(await gateway.end('SIGTERM')).toBe(0)
      await gateway.begin()
      await expect.poll(() => gateway.isServing(), SLOW_TIMEOUT).toBe(true)
    }
  }

  /** Lets visitors read, search, pay and look at their basket before, during and after changes; what they noticed. */
  async function unnoticed(...changes: (() => Promise<void>)[]): Promise<object> {
    const visitors = startVisitors(cluster.url)
    const visitor = await startSignedIn(cluster.url)
    await visitors.have(2)
    for (const change of changes) {
      await change()
      await visitors.have(2)
    }
    await expect.poll(() => visitors.paid.length, SLOW_TIMEOUT).toBeGreaterThan(2)
    await Promise.all([visitors.stop(), visitor.stop()])

    process.stdout.write(`  ${changes.length} rolling restarts: ${JSON.stringify(visitors.answers)}\n`)
    expect(visitor.seen).toBeGreaterThan(10)
    cluster.checkFaults()
    const { failed, paid } = visitors
    return { failed, notBooked: paid.filter((state) => state !== 'booked'), lost: visitor.lost }
  }
  const NOBODY = { failed: [], notBooked: [], lost: 0 }

  test('nobody notices: no request fails, every payment is booked, and new keys log nobody out (decision 48.4, G1, G13)', async () => {
    const seen = await unnoticed(
      () => roll({ SESSION_KEYS: `${OLD},${NEW}` }),
      () => roll({ SESSION_KEYS: `${NEW},${OLD}` }),
    )
    expect(seen).toEqual(NOBODY)
  }, 300_000)

  test.runIf(PREVIOUS)(
    'nor when it is back to the version before, and on to this one again (decision 45.4)',
    async () => {
      const rollTo = (folder: string) => {
        cluster.install(folder)
        return roll({})
      }
      const seen = await unnoticed(
        () => rollTo(resolve(PREVIOUS ?? '')),
        () => rollTo(join(import.meta.dirname, '../..')),
      )
      expect(seen).toEqual(NOBODY)
    },
    300_000,
  )

  test('a change of the file of sites reaches both', async () => {
    const sites = JSON.parse(await readFile(cluster.sitesFile, 'utf8')) as Record<string, object>
    const statuses = () =>
      Promise.all(
        cluster.gateways.map(async ({ url }) => {
          const { status } = await ask(Number(new URL(url).port), {
            target: '/api/web/site',
            host: 'Host: new.localhost',
          })
          return status
        }),
      )
    expect(await statuses()).toEqual([421, 421])
    await writeFile(cluster.sitesFile, JSON.stringify({ ...sites, 'new.localhost': sites['localhost'] }))
    await expect.poll(statuses, SLOW_TIMEOUT).toEqual([200, 200])
  })
})
