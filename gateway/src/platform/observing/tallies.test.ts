import { operations } from '@rota/openapi/agency/operations'
import { Counter, Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { samplesIn, type Sample } from '../../testing/metrics.ts'
import { createMeter } from './meter.ts'
import { createMetrics } from './metrics.ts'
import { routePattern } from '../../respond/route-pattern.ts'

const inOrder = (samples: Sample[]) =>
  samples
    .map(({ name, labels, value }) => `${name} ${Object.entries(labels).map(String).toSorted().join()} ${value}`)
    .toSorted()

const readOf = async (registry: Registry, names: RegExp) =>
  inOrder(samplesIn(await registry.metrics()).filter(({ name }) => names.test(name)))

test('counts in plain numbers like prom-client', async () => {
  const { registry, ...metrics } = createMetrics()
  const expected = new Registry()
  const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
  const own = { help: 'h', registers: [expected] }
  const durations = new Histogram({
    ...own,
    name: 'rota_upstream_duration_seconds',
    labelNames: ['upstream', 'class', 'outcome'],
    buckets: bounds,
  })
  const retries = new Counter({ ...own, name: 'rota_upstream_retries_total', labelNames: ['upstream', 'class'] })
  // On a bound, between two, above the last, and none at all.
  for (const [index, milliseconds] of [5, 5.1, 0, 10_000, 30_000, 30_001, 1e6, 250, 249.9].entries()) {
    const labels = { upstream: 'agency', class: index % 2 === 0 ? 'search' : 'pay', outcome: '2xx' }
    metrics.tries.observe(milliseconds, labels.upstream, labels.class, labels.outcome)
    durations.observe(labels, milliseconds / 1000)
    metrics.retries.inc(labels.upstream, labels.class)
    retries.inc({ upstream: labels.upstream, class: labels.class })
  }
  const names = /^rota_upstream_(duration|retries)/
  expect(await readOf(registry, names)).toEqual(await readOf(expected, names))
  // Reading changes nothing.
  expect(await readOf(registry, names)).toEqual(await readOf(expected, names))
})

test('writes every metric of the meter with its type, its help and its labels', async () => {
  const metrics = createMetrics()
  const meter = createMeter(metrics)
  const pool = { upstream: 'agency', class: 'search', account: '1001' } as never
  const line = { requestId: 'r', traceId: 't', method: 'GET', status: 404, duration: 7, site: 'localhost' } as never
  meter.countRequest(line)
  meter.countRequest(Object.assign(line, { operationId: 'hotelView', status: 200, problem: 'not-found' }))
  meter.countEvent('payment', { site: 'localhost', state: 'paid' })
  meter.countAttempt(pool, 'timeout', 8)
  meter.countRetry(pool)
  meter.countRefusal(pool, 'open')
  meter.countStoreUnit('read', 'done', 0.4)
  meter.countRendering('content', 'done', 20)
  meter.countCacheResult('answers', 'hit')
  meter.countShed('search')
  meter.countLimited('pay', 'a-site', 'address')
  const text = await metrics.registry.metrics()
  const counted = samplesIn(text).filter(({ value }) => value > 0)
  const labels = new Map(counted.map((it) => [it.name, Object.keys(it.labels).filter((name) => name !== 'le')]))
  expect(Object.fromEntries(labels)).toMatchObject({
    rota_request_duration_seconds_count: ['operation', 'class', 'status'],
    rota_site_requests_total: ['site', 'class', 'status'],
    rota_problems_total: ['site', 'problem'],
    rota_events_total: ['event', 'site'],
    rota_payment_moves_total: ['site', 'state'],
    rota_upstream_duration_seconds_bucket: ['upstream', 'class', 'outcome'],
    rota_upstream_failures_total: ['upstream', 'account', 'outcome'],
    rota_upstream_retries_total: ['upstream', 'class'],
    rota_upstream_refused_total: ['upstream', 'class', 'why'],
    rota_store_duration_seconds_sum: ['unit', 'outcome'],
    rota_render_duration_seconds_count: ['page', 'outcome'],
    rota_cache_reads_total: ['cache', 'result'],
    rota_shed_total: ['load'],
    rota_limited_total: ['limit', 'account', 'by'],
  })
  expect(
    counted.filter(({ name }) => name === 'rota_request_duration_seconds_count').map(({ labels: of }) => of),
  ).toEqual([
    { operation: 'other', class: 'other', status: '4xx' },
    { operation: 'hotelView', class: 'catalogue', status: '2xx' },
  ])
  expect(text).toContain('# TYPE rota_request_duration_seconds histogram')
  expect(text).toContain('# HELP rota_shed_total Requests shed under pressure.\n# TYPE rota_shed_total counter')
})

const requestLine = (route: string | undefined, status = 200) =>
  ({ requestId: 'r', traceId: 't', method: 'GET', status, duration: 7, site: 'localhost', route }) as never

const requestsIn = async (metrics: ReturnType<typeof createMetrics>) =>
  samplesIn(await metrics.registry.metrics()).filter(({ name }) => name === 'rota_request_duration_seconds_count')

test.each([
  ['/handoff/token', 'pay'],
  ['/payment/return/token', 'pay'],
  ['/payment/done', 'other'],
  ['/images/1001/hotel-12-1', 'other'],
])('counts %s under the class %s', async (path, ofClass) => {
  const metrics = createMetrics()
  createMeter(metrics).countRequest(requestLine(routePattern(path), 502))
  const counted = (await requestsIn(metrics)).filter(({ value }) => value > 0)
  expect(counted.map(({ labels }) => labels)).toEqual([
    { operation: routePattern(path), class: ofClass, status: '5xx' },
  ])
})

test('starts the failure counters of everything with a service goal at 0', async () => {
  const metrics = createMetrics()
  const meter = createMeter(metrics)
  const failures = async () =>
    new Map(
      (await requestsIn(metrics))
        .filter(({ labels }) => labels['status'] === '5xx')
        .map(({ labels, value }) => [`${labels['class']} ${labels['operation']}`, value]),
    )
  const promised = Object.values(operations).filter((row) => ['search', 'pay', 'commit'].includes(row.class))
  const paymentRoutes = ['pay /handoff/{token}', 'pay /payment/return/{token}']
  const expectedNames = [...promised.map((row) => `${row.class} ${row.operationId}`), ...paymentRoutes]
  expect(promised.length).toBeGreaterThan(10)
  expect(await failures()).toEqual(new Map(expectedNames.map((name) => [name, 0])))
  meter.expectPages(['home', 'hotels'])
  expect((await failures()).get('page hotels')).toBe(0)
  meter.countRequest(requestLine('hotels___en', 502))
  expect((await failures()).get('page hotels')).toBe(1)
  // Pictures and files have no service goal.
  meter.countRequest(requestLine('/images/{account}/{imageId}'))
  expect((await failures()).size).toBe(expectedNames.length + 2)
})
