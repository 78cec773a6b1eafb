import { describe, expect, test } from 'vitest'
import { fakeGateway, problemName, startSession, type FakeGateway } from '../testing/gateway.ts'
import { exampleOf } from '../testing/upstream.ts'

type Bag = Record<string, unknown>

/** The boot response of the example, with a change. */
function bootWith(change: (site: Bag, answer: Bag) => unknown): { body: Bag } {
  const answer = exampleOf('siteView')
  change(answer['site'] as Bag, answer)
  return { body: answer }
}

const inside = (holder: Bag, name: string) => holder[name] as Bag
const eventsOf = ({ logged }: FakeGateway) => logged.events.map(({ name, fields }) => [name, fields?.places])

describe('F16 an invalid optional property of a shared response is removed and logged', () => {
  test.each<[string, (site: Bag, answer: Bag) => unknown, string]>([
    [
      'a number of the call centre over 30 characters',
      (site) => Object.assign(inside(site, 'callcenter'), { number: '0 850 000 00 00 / 0 242 000 00 00' }),
      '/site/callcenter/number',
    ],
    [
      'a social link that is no URI',
      (site) => Object.assign(inside(site, 'social'), { twitter: 'not a link' }),
      '/site/social/twitter',
    ],
    [
      'an e-mail address with a space',
      (site) => Object.assign(inside(site, 'callcenter'), { email: 'info @yelkovan.example' }),
      '/site/callcenter/email',
    ],
    [
      'an address of a page of 130 characters',
      (site) =>
        Object.assign(site, {
          pages: [
            { url: 'p'.repeat(130), title: [] },
            { url: 'about', title: [] },
          ],
        }),
      '/site/pages/0/url',
    ],
    ['a theme that is no text', (site) => Object.assign(site, { theme: 7 }), '/site/theme'],
    ['a logo without its size', (site) => delete inside(site, 'logo')['width'], '/site/logo/width'],
    [
      'a badge without its text',
      (site) => Object.assign(inside(site, 'elements'), { tursab: {} }),
      '/site/elements/tursab/text',
    ],
    ['an entry of the navigation', (_site, answer) => (answer['nav'] as unknown[]).push({ key: 'X' }), '/nav/'],
  ])('%s', async (_name, change, place) => {
    const gateway = fakeGateway()
    gateway.upstream.on('siteView', () => bootWith(change))
    const { status, body, text } = await gateway.call('/api/web/site')
    expect(status).toBe(200)
    expect(inside(body, 'site')).toMatchObject({ id: expect.any(String) as string, name: expect.any(String) as string })
    expect(text).not.toMatch(/0 242 000|not a link|info @|ppppp|"theme":7|"key":"X"/)
    const [name, places] = eventsOf(gateway)[0] ?? []
    expect(name).toMatch(/^upstream-(items|properties)-left-out$/)
    expect(places).toEqual(expect.arrayContaining([expect.stringContaining(place) as string]))
  })

  test('removes several at once and keeps all other properties', async () => {
    const gateway = fakeGateway()
    const broken = bootWith((site) => {
      Object.assign(inside(site, 'callcenter'), { number: '1'.repeat(31), email: 'a b' })
      Object.assign(inside(site, 'social'), { facebook: 'x y' })
    })
    gateway.upstream.on('siteView', () => broken)
    const usual = await fakeGateway().call('/api/web/site')
    const { body } = await gateway.call('/api/web/site')
    const expected = structuredClone(usual.body)
    delete inside(inside(expected, 'site'), 'callcenter')['number']
    delete inside(inside(expected, 'site'), 'callcenter')['email']
    delete inside(inside(expected, 'site'), 'social')['facebook']
    expect(body).toEqual(expected)
    expect(gateway.logged.events[0]?.fields?.count).toBe(3)
  })

  test('removes it from a hotel and keeps the hotel', async () => {
    const gateway = fakeGateway()
    const { record } = exampleOf('hotelView') as { record: Bag }
    gateway.upstream.on('hotelView', () => ({ body: { record: { ...record, phoneNumber: 7 } } }))
    const { status, body } = await gateway.call('/api/hotels/12')
    expect([status, inside(body, 'record')['phoneNumber']]).toEqual([200, undefined])
  })

  test.each<[string, (site: Bag, answer: Bag) => unknown]>([
    ['the markup', (site) => Object.assign(site, { markupRate: -5 })],
    ['how a site is paid', (site) => Object.assign(inside(inside(site, 'options'), 'payment'), { depositPercent: 0 })],
    ['a booking', (_site, answer) => Object.assign(answer, { booking: { _id: 7 } })],
    ['the rates', (_site, answer) => Object.assign(inside(answer, 'rates'), { usd: 'dear' })],
  ])('never %s', async (_name, change) => {
    const gateway = fakeGateway()
    gateway.upstream.on('siteView', () => bootWith(change))
    expect(problemName(await gateway.call('/api/web/site'))).toBe('upstream-contract')
    expect(gateway.logged.events[0]).toMatchObject({ name: 'upstream-contract', fields: { site: 'localhost' } })
  })

  test('never removes a price: refuses the hotel', async () => {
    const gateway = fakeGateway()
    const { record } = exampleOf('hotelView') as { record: { facts: Bag } }
    const facts = { ...record.facts, id: '12', priceFrom: { value: -1, currency: 'try' } }
    gateway.upstream.on('hotelView', () => ({ body: { record: { ...record, facts } } }))
    expect(problemName(await gateway.call('/api/hotels/12'))).toBe('upstream-contract')
  })

  test('returns a visitor’s basket although the site’s record is invalid', async () => {
    const gateway = fakeGateway()
    const cookie = await startSession(gateway, 'booking-0001')
    const broken = (site: Bag) => Object.assign(site, { id: 7, social: 1 })
    await gateway.call('/api/web/site')
    gateway.upstream.on('siteView', () => bootWith(broken))
    const { status } = await gateway.call('/api/web/site', { cookie })
    expect(status).toBe(200)
  })

  test('removes nothing from a visitor’s own data: a basket with an invalid line is 502', async () => {
    const gateway = fakeGateway()
    const cookie = await startSession(gateway, 'booking-0001')
    const line = { key: 'a', type: 'hotel' }
    gateway.upstream.on('siteView', () =>
      bootWith((_site, answer) => Object.assign(answer, { booking: { _id: 'booking-0001', products: [line] } })),
    )
    await gateway.call('/api/web/site')
    expect(problemName(await gateway.call('/api/web/site', { cookie }))).toBe('upstream-contract')
  })
})

test('F6 a policy with an unknown id is left out and counted, and the hotel stays (decision 18.7)', async () => {
  const gateway = fakeGateway()
  const { record } = exampleOf('hotelView') as { record: { policies: Bag } }
  const policies = { ...record.policies, smokingPolicies: [47, 5], petPolicies: [900401, 999], parkingPolicies: [41] }
  gateway.upstream.on('hotelView', () => ({ body: { record: { ...record, policies } } }))
  const { status, body } = await gateway.call('/api/hotels/12')
  expect(status).toBe(200)
  expect(inside(inside(body, 'record'), 'policies')).toMatchObject({
    smokingPolicies: [47],
    petPolicies: [900401],
    parkingPolicies: [41],
  })
  expect(eventsOf(gateway)).toHaveLength(1)
})

describe('F17 a stale response replaces one that lacks a required value', () => {
  const stale = ({ logged }: FakeGateway) => logged.events.filter(({ name }) => name === 'stale-answer')

  test.each<[string, string, () => { body?: unknown; text?: string }]>([
    ['/api/web/site', 'siteView', () => bootWith((site) => delete site['name'])],
    ['/api/web/site', 'siteView', () => bootWith((site) => Object.assign(site, { markupRate: -5 }))],
    ['/api/hotels/12', 'hotelView', () => ({ body: { record: {} } })],
    ['/api/hotels/12', 'hotelView', () => ({ text: '<html>' })],
  ])('%s', async (path, operationId, broken) => {
    const gateway = fakeGateway()
    const good = await gateway.call(path)
    gateway.clock.pass(90_000)
    gateway.upstream.on(operationId as 'siteView', broken)
    const answered = await gateway.call(path)
    expect([answered.status, answered.text]).toEqual([200, good.text])
    expect(answered.headers.get('cache-status')).toBe('rota; hit; ttl=-30; detail=stale')
    expect(stale(gateway)).toMatchObject([{ fields: { operationId, problem: 'upstream-contract' } }])
  })

  test('not for a price', async () => {
    const gateway = fakeGateway()
    await gateway.call('/api/hotels/12')
    gateway.clock.pass(90_000)
    const { record } = exampleOf('hotelView') as { record: { facts: Bag } }
    const facts = { ...record.facts, id: '12', priceFrom: { value: 'dear', currency: 'try' } }
    gateway.upstream.on('hotelView', () => ({ body: { record: { ...record, facts } } }))
    expect(problemName(await gateway.call('/api/hotels/12'))).toBe('upstream-contract')
    expect(stale(gateway)).toEqual([])
  })
})

describe('a shape that no agency has shown yet (x-assumed)', () => {
  const loose = { answerChecks: { default: 'enforce', assumed: 'report', operations: {} } } as const
  const odd = () => {
    const { record } = exampleOf('hotelView') as { record: Bag }
    return { body: { record: { ...record, policies: 'as usual' } } }
  }

  test('passes and is logged in mode report', async () => {
    const gateway = fakeGateway(loose)
    gateway.upstream.on('hotelView', odd)
    const { status, body } = await gateway.call('/api/hotels/12')
    expect([status, inside(body, 'record')['policies']]).toEqual([200, 'as usual'])
    expect(eventsOf(gateway)).toEqual([['upstream-assumed', ['/record/policies']]])
  })

  test('is refused in mode enforce, for all operations or for one', async () => {
    for (const answerChecks of [
      { default: 'enforce', operations: {} } as const,
      { ...loose.answerChecks, operations: { hotelView: 'enforce' } } as const,
    ]) {
      const gateway = fakeGateway({ answerChecks })
      gateway.upstream.on('hotelView', odd)
      expect(problemName(await gateway.call('/api/hotels/12'))).toBe('upstream-contract')
    }
  })

  test('does not excuse an invalid price or an invalid confirmed shape', async () => {
    const gateway = fakeGateway(loose)
    const { record } = exampleOf('hotelView') as { record: { facts: Bag } }
    const facts = { ...record.facts, id: '12', priceFrom: { value: -1, currency: 'try' } }
    gateway.upstream.on('hotelView', () => ({ body: { record: { ...record, facts } } }))
    expect(problemName(await gateway.call('/api/hotels/12'))).toBe('upstream-contract')
    gateway.upstream.on('siteView', () => bootWith((site) => delete site['name']))
    expect(problemName(await gateway.call('/api/web/site'))).toBe('upstream-contract')
  })
})
