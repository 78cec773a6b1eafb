import { describe, expect, test } from 'vitest'
import { createPages } from './page/pages.ts'
import { testBuild } from './page/testing/build.ts'
import { memoryEpochs } from './platform/memory/epochs.ts'
import { CallError, type WireRequest } from './ports/platform.ts'
import { fakeGateway, problemName, type FakeGateway } from './testing/gateway.ts'

const FRONT = { url: 'https://cdn.test/purge', header: ['fastly-key', 'secret-of-the-front'] } as const

/** Clears caches as an operator does, of everything or of some targets. */
const clear = (gateway: FakeGateway, ...targets: string[]) => {
  const query = new URLSearchParams(targets.map((target) => ['of', target]))
  return gateway.call(`/control/caches?${query}`, {
    method: 'POST',
    headers: { 'x-control-key': 'control-key-of-tests' },
  })
}

/** A gateway with a front that answers with these statuses, one after the other, and then with the last. */
function withFront(...states: (number | 'timeout')[]) {
  const gateway = fakeGateway({ front: FRONT })
  const purges: WireRequest[] = []
  const { platform } = gateway.context
  const call = platform.call.bind(platform)
  platform.call = async (wire) => {
    if (wire.pool.upstream !== 'front') return call(wire)
    const state = states[Math.min(purges.push(wire), states.length) - 1] ?? 200
    if (state === 'timeout') throw new CallError('timeout', true)
    return { status: state, headers: {}, bytes: new Uint8Array() }
  }
  return { gateway, purges }
}

describe('clearing the caches of a site or a record (decision 50.6)', () => {
  test.each(['localhost', 'localhost/tours/244'])('%s: the site is read again, another is not', async (target) => {
    const gateway = fakeGateway()
    const read = (host: string) => gateway.call('/api/hotels/12', { headers: { host } })
    for (const host of ['localhost', 'other.test']) await read(host)
    expect((await clear(gateway, target)).body).toEqual({ cleared: 'here' })
    for (const host of ['localhost', 'other.test']) await read(host)
    const referers = gateway.upstream.of('hotelView').map(({ query }) => query.get('referer'))
    expect(referers).toEqual(['localhost', 'other.test', 'localhost'])
  })

  test('renders the pages of the site again, and does not keep a load that was running', async () => {
    const gateway = fakeGateway()
    const firstRendering = Promise.withResolvers<void>()
    let rendered = 0
    const renderPage = async () => {
      if (++rendered === 1) await firstRendering.promise
      return { status: 200, html: `page ${rendered}` }
    }
    gateway.context.pages = createPages(gateway.context, { ...testBuild(), atOnce: 2, renderPage })
    const early = gateway.call('/tours')
    await new Promise((resolve) => setTimeout(resolve))
    await clear(gateway, 'localhost')
    expect((await gateway.call('/tours')).text).toBe('page 2')
    firstRendering.resolve()
    await early
    expect((await gateway.call('/tours')).text).toBe('page 2')
  })

  test.each(['unknown.test', 'localhost/tours/244/x', 'localhost tours', 'LOCALHOST', '', '__proto__'])(
    'refuses %j and clears nothing',
    async (target) => {
      const { gateway, purges } = withFront(200)
      await gateway.call('/api/hotels/12')
      expect(problemName(await clear(gateway, 'localhost', target))).toBe('validation')
      await gateway.call('/api/hotels/12')
      expect([gateway.upstream.of('hotelView').length, purges.length]).toEqual([1, 0])
    },
  )
})

test.each([
  [true, 'everywhere'],
  [false, 'here'],
])('with processes that share epochs and were notified: %s', async (isNotified, cleared) => {
  const gateway = fakeGateway()
  const epochs = { ...memoryEpochs(), begin: async () => isNotified }
  gateway.context.platform.epochs = epochs
  gateway.context.epochs = epochs
  expect((await clear(gateway, 'localhost/tours/244')).body).toEqual({ cleared })
})

describe('the CDN in front', () => {
  test('gets the keys of records and their lists, of a site, or of everything, after the gateways were cleared', async () => {
    const { gateway, purges } = withFront(200)
    const answered = await clear(gateway, 'localhost/tours/244', 'localhost/tours/245')
    expect(answered.body).toEqual({ cleared: 'here', front: 'purged' })
    await clear(gateway, 'other.test')
    await clear(gateway)
    expect(purges.map(({ headers }) => headers['surrogate-key'])).toEqual([
      'localhost/tours/244 localhost/tours localhost/tours/245',
      'other.test',
      'rota',
    ])
    expect(purges[0]).toMatchObject({ method: 'POST', url: FRONT.url, headers: { 'fastly-key': FRONT.header[1] } })
  })

  test('gets the same keys with every response', async () => {
    const { gateway } = withFront(200)
    const { headers } = await gateway.call('/api/hotels/12')
    expect(headers.get('surrogate-key')).toBe('rota localhost localhost/hotels/12')
  })

  test.each([
    ['is tried three times', [503, 'timeout', 200], 3, 'purged'],
    ['fails at the third try', ['timeout', 502, 429], 3, 'failed'],
    ['is not tried again after a refusal', [403], 1, 'failed'],
  ] as const)('%s', async (_name, states, tries, front) => {
    const { gateway, purges } = withFront(...states)
    expect((await clear(gateway, 'localhost')).body).toEqual({ cleared: 'here', front })
    expect(purges).toHaveLength(tries)
    const failed = { name: 'purge-failed', fields: { state: `${states.at(-1)}`, count: 1 } }
    expect(gateway.logged.events.slice(1)).toEqual(front === 'purged' ? [] : [failed])
    expect(JSON.stringify(gateway.logged)).not.toContain(FRONT.header[1])
  })

  test('a gateway without a CDN clears only its own caches', async () => {
    expect((await clear(fakeGateway(), 'localhost')).body).toEqual({ cleared: 'here' })
  })

  test('logs who cleared what, and the caller in the line of the request', async () => {
    const gateway = fakeGateway()
    await clear(gateway, 'localhost/tours/244')
    await clear(gateway)
    await clear(gateway, 'unknown.test')
    const [by, state] = ['control key', 'here']
    expect(gateway.logged.events).toEqual([
      { name: 'caches-cleared', fields: { by, state, targets: ['localhost/tours/244'] } },
      { name: 'caches-cleared', fields: { by, state } },
    ])
    expect(new Set(gateway.logged.requests.map(({ siteKey }) => siteKey))).toEqual(new Set([by]))
  })
})
