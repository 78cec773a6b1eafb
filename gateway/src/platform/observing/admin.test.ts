import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { samplesIn, sumOf, type Sample } from '../../testing/metrics.ts'
import { answerExample, startOrigin, startTestGateway, type Origin } from '../../testing/server.ts'
import type { RunningGateway } from '../start.ts'

const ADMIN = { hasAdminPort: true, admin: { host: '127.0.0.1', port: 0 } }

let agency: Origin
/** Whether the agency fails with 500. */
let isDown = false
let gateway: RunningGateway

const start = (changes: Parameters<typeof startTestGateway>[2]) => startTestGateway(agency.url, undefined, changes)

beforeEach(async () => {
  isDown = false
  agency = await startOrigin((request, response) => {
    const isHotel = request.url?.startsWith('/hotels') ?? false
    if (isDown) response.writeHead(500).end()
    else answerExample(response, isHotel ? 'hotelView' : 'reservationStart')
  })
})
afterEach(async () => {
  await gateway.drain()
  await agency.close()
})

const visit = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:${gateway.port}${path}`, { headers: { 'sec-fetch-site': 'same-origin', ...headers } })
const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${gateway.adminPort}${path}`, init)
const metrics = async (): Promise<Sample[]> => samplesIn(await (await ask('/metrics')).text())

describe('the port for operators (decision 47.1)', () => {
  test('serves health and metrics, which the public port then does not serve', async () => {
    gateway = await start(ADMIN)
    expect(await (await ask('/healthz')).json()).toEqual({ status: 'ok' })
    expect(await (await ask('/readyz')).json()).toEqual({ status: 'ready' })
    expect((await ask('/metrics')).headers.get('content-type')).toMatch('text/plain; version=0.0.4')
    expect((await ask('/')).status).toBe(404)
    expect((await ask('/metrics', { method: 'POST' })).status).toBe(405)
    for (const path of ['/metrics', '/healthz', '/readyz']) expect((await visit(path)).status).toBe(404)
  })

  test('without one, health is on the public port and there are no metrics', async () => {
    gateway = await start({})
    expect(gateway.adminPort).toBeUndefined()
    expect((await visit('/healthz')).status).toBe(200)
    expect((await visit('/readyz')).status).toBe(200)
    expect((await visit('/metrics')).status).toBe(404)
  })

  test('reports that the process is shutting down, alive but not ready (decision 48.2)', async () => {
    gateway = await start(ADMIN)
    gateway.context.draining = true
    const answers = await Promise.all(['/readyz', '/healthz'].map((path) => ask(path)))
    expect(answers.map(({ status }) => status)).toEqual([503, 200])
    for (const answer of answers) expect(await answer.json()).toEqual({ status: 'draining' })
    expect(sumOf(await metrics(), 'rota_draining')).toBe(1)
  })
})

test('the failure counters of all pages start at 0, before any page is requested', async () => {
  const webDist = mkdtempSync(join(tmpdir(), 'rota-web-'))
  onTestFinished(() => rmSync(webDist, { recursive: true }))
  for (const folder of ['client/.vite', 'server']) mkdirSync(join(webDist, folder), { recursive: true })
  writeFileSync(join(webDist, 'client/.vite/manifest.json'), '{}')
  writeFileSync(join(webDist, 'server/page.js'), `export const ROUTES = [{ name: 'home' }, { name: 'payment' }]`)
  gateway = await start({ ...ADMIN, webDist })
  await expect
    .poll(async () =>
      (await metrics())
        .filter(({ name, labels }) => name === 'rota_request_duration_seconds_count' && labels['class'] === 'page')
        .map(({ labels, value }) => [labels['operation'], labels['status'], value]),
    )
    .toEqual([
      ['home', '5xx', 0],
      ['payment', '5xx', 0],
    ])
})

describe('what is counted (decision 47.2)', () => {
  beforeEach(async () => {
    gateway = await start(ADMIN)
  })

  test('a call with its attempts, cache reads and store transactions', async () => {
    for (let i = 0; i < 3; i++) await (await visit('/api/hotels/42')).text()
    const samples = await metrics()
    const labels = { operation: 'hotelView', class: 'catalogue', status: '2xx' }
    expect(sumOf(samples, 'rota_request_duration_seconds_count', labels)).toBe(3)
    expect(sumOf(samples, 'rota_site_requests_total', { site: 'localhost', class: 'catalogue', status: '2xx' })).toBe(3)
    const attempt = { upstream: 'agency', class: 'catalogue', outcome: '2xx' }
    expect(sumOf(samples, 'rota_upstream_duration_seconds_count', attempt)).toBe(1)
    expect(sumOf(samples, 'rota_cache_reads_total', { cache: 'answers', result: 'loaded' })).toBeGreaterThan(0)
    expect(sumOf(samples, 'rota_cache_reads_total', { cache: 'answers', result: 'hit' })).toBeGreaterThan(1)
    expect(sumOf(samples, 'rota_store_duration_seconds_count', { unit: 'commit', outcome: 'done' })).toBeGreaterThan(0)
    expect(sumOf(samples, 'rota_connections')).toBeGreaterThan(0)
    expect(Math.abs(sumOf(samples, 'rota_clock_seconds') - gateway.context.clock.now() / 1000)).toBeLessThan(60)
    expect(samples.some(({ name }) => name === 'nodejs_eventloop_lag_p99_seconds')).toBe(true)
    expect(samples.some(({ name }) => name === 'process_resident_memory_bytes')).toBe(true)
  })

  test('failures, retries, problems, and a breaker that opens', async () => {
    isDown = true
    for (let i = 0; i < 25; i++) await (await visit(`/api/hotels/${i}`)).text()
    const samples = await metrics()
    expect(sumOf(samples, 'rota_upstream_failures_total', { account: '1001', outcome: '5xx' })).toBeGreaterThan(4)
    expect(sumOf(samples, 'rota_breaker_open', { upstream: 'agency', account: '1001' })).toBeGreaterThan(0)
    expect(sumOf(samples, 'rota_upstream_refused_total', { why: 'open' })).toBeGreaterThan(0)
    expect(sumOf(samples, 'rota_events_total', { event: 'breaker-open' })).toBeGreaterThan(0)
    expect(sumOf(samples, 'rota_problems_total', { site: 'localhost' })).toBeGreaterThan(20)
  })

  test('records of the store by state and age', async () => {
    const { store, clock } = gateway.context
    const began = { state: 'handed-off', since: clock.now() - 90_000 }
    await store.insert('intents', 't1', began as never)
    await store.insert('running', 't1', { dueAt: clock.now() + 600_000 })
    await store.insert('cases', 'c1', { site: 'localhost' })
    const samples = await metrics()
    expect(sumOf(samples, 'rota_payments', { state: 'handed-off' })).toBe(1)
    expect(sumOf(samples, 'rota_payment_oldest_seconds', { state: 'handed-off' })).toBeGreaterThan(89)
    expect(sumOf(samples, 'rota_cases', { site: 'localhost' })).toBe(1)
    expect(sumOf(samples, 'rota_store_up')).toBe(1)
  })

  test('switches that operators have set, until they are lifted (decision 49.3)', async () => {
    const { switches } = gateway.context
    await switches.set({ kind: 'payments', site: 'localhost', to: 'off', note: 'A canary of a note.' }, 'control key')
    await switches.set({ kind: 'checks', name: 'hotelView', to: 'report', note: 'x' }, 'control key')
    const samples = await metrics()
    expect(sumOf(samples, 'rota_switch_set', { kind: 'payments', site: 'localhost', to: 'off' })).toBe(1)
    expect(sumOf(samples, 'rota_switch_set', { kind: 'checks', name: 'hotelView', site: 'all', to: 'report' })).toBe(1)
    expect(sumOf(samples, 'rota_events_total', { event: 'switch-set', site: 'localhost' })).toBe(1)
    expect(JSON.stringify(samples)).not.toContain('canary')
    await switches.set({ kind: 'payments', site: 'localhost', to: 'on', note: 'x' }, 'control key')
    expect(sumOf(await metrics(), 'rota_switch_set', { kind: 'payments' })).toBe(0)
    expect(sumOf(await metrics(), 'rota_switches_unread')).toBe(0)
    Object.assign(gateway.context.store, { read: () => Promise.reject(new Error('gone')) })
    await switches.refresh()
    expect(sumOf(await metrics(), 'rota_switches_unread')).toBe(1)
  })

  test('a failing store, beside all other metrics', async () => {
    Object.assign(gateway.context.store, { list: () => Promise.reject(new Error('gone')) })
    const samples = await metrics()
    expect(sumOf(samples, 'rota_store_up')).toBe(0)
    expect(samples.some(({ name }) => name === 'rota_pressure')).toBe(true)
  })

  test('no caller can add a series: paths, hosts, methods and headers are no labels', async () => {
    const strange = async (word: string) => {
      const headers = { traceparent: word, 'x-session': word, 'user-agent': word }
      await visit(`/${word}`, headers)
      await visit(`/api/${word}/${word}?q=${word}`, headers)
      await visit(`/api/hotels/${word}`, headers)
      await visit(`/images/${word}/${word}`, headers)
      await fetch(`http://127.0.0.1:${gateway.port}/`, { headers: { host: `${word}.test` } })
    }
    // The first round creates the series of each kind of response.
    await strange('canary-0')
    const before = seriesOf(await metrics())
    for (let i = 1; i < 10; i++) await strange(`canary-${i}`)
    const after = seriesOf(await metrics())
    expect(after.filter((series) => !before.includes(series))).toEqual([])
    expect(after.join('\n')).not.toContain('canary')
  })
})

/** The gateway's own series. Those of Node change with open handles, and a busy machine may stall at any moment. */
const seriesOf = (samples: Sample[]) =>
  samples
    .filter(({ name, labels }) => name.startsWith('rota_') && labels['event'] !== 'loop-stall')
    .map(({ name, labels }) => `${name} ${JSON.stringify(labels)}`)
