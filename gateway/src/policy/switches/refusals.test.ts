import { describe, expect, test } from 'vitest'
import type { SwitchOrder } from '../../ports/switches.ts'
import { fakeGateway, problemName, startSession, WITH_PROVIDER, type FakeGateway } from '../../testing/gateway.ts'
import { exampleOf } from '../../testing/upstream.ts'

const KEY = { 'idempotency-key': 'key-0123456789abcdef' }

async function withSwitch(what: Pick<SwitchOrder, 'kind'> & Partial<SwitchOrder>, changes = {}): Promise<FakeGateway> {
  const gateway = fakeGateway({ docs: true, ...changes }, { readsMaintenance: true })
  await gateway.context.switches.set({ to: 'off', note: 'x', ...what }, 'control key')
  return gateway
}

const told = async (answering: ReturnType<FakeGateway['call']>) => {
  const answer = await answering
  return [answer.status, problemName(answer), answer.headers.get('retry-after')]
}

const OFF = [503, 'switched-off', '60']

describe('one operation', () => {
  test('returns 503 for exactly this one, before the agency is called', async () => {
    const gateway = await withSwitch({ kind: 'operation', name: 'hotelView' })
    expect(await told(gateway.call('/api/hotels/12'))).toEqual(OFF)
    expect(gateway.upstream.of('hotelView')).toEqual([])
    expect((await gateway.call('/api/transfers/7')).status).toBe(200)
  })

  test('affects one site only', async () => {
    const gateway = await withSwitch({ kind: 'operation', name: 'hotelView', site: 'other.test' })
    expect((await gateway.call('/api/hotels/12')).status).toBe(200)
    expect(await told(gateway.call('/api/hotels/12', { headers: { host: 'other.test' } }))).toEqual(OFF)
  })

  test('a refused call can be repeated with its key', async () => {
    const gateway = await withSwitch({ kind: 'forms' })
    gateway.upstream.on('siteView', () => {
      const view = exampleOf('siteView') as { site: { partnerSite: object } }
      const partnerSite = { ...view.site.partnerSite, status: true, notifications: [], contactMe: [] }
      return { body: { ...view, site: { ...view.site, partnerSite } } }
    })
    const json = { phone: '532-000-0148', userAvailabityDate: '2027-05-21 14:30', fullName: 'Defne' }
    const send = () => gateway.call('/api/reservation/send', { method: 'PUT', headers: KEY, json })
    expect(await told(send())).toEqual(OFF)
    await gateway.context.switches.set({ kind: 'forms', to: 'on', note: 'x' }, 'control key')
    expect((await send()).status).toBe(200)
  })
})

test.each([
  ['and that they are switched off', { notifications: [] }, true],
  ['and nothing more where there were none', {}, false],
])('forms: the record says that the site takes no letters, %s (decision 49.6)', async (_, lists, formsOff) => {
  const gateway = await withSwitch({ kind: 'forms' })
  const view = exampleOf('siteView') as { site: object }
  gateway.upstream.on('siteView', () => ({
    body: { ...view, site: { ...view.site, partnerSite: { status: true, ...lists } } },
  }))
  const { site } = (await gateway.call('/api/web/site')).body as { site: { partnerSite: object } }
  expect(site.partnerSite).toMatchObject({ takesNotifications: false, takesContact: false, formsOff })
})

test('documentation: 503 for its pages and its document, and a sentence for people', async () => {
  const gateway = await withSwitch({ kind: 'docs' })
  expect(await told(gateway.call('/api/openapi.json'))).toEqual(OFF)
  const page = await gateway.call('/docs', { headers: { accept: 'text/html', 'accept-language': 'de' } })
  expect([page.status, page.text.includes('vorübergehend abgeschaltet')]).toEqual([503, true])
})

describe('one upstream (decision 49.5)', () => {
  test('is refused like one with an open breaker, and shared answers are served stale', async () => {
    const gateway = fakeGateway()
    expect((await gateway.call('/api/hotels/12')).status).toBe(200)
    await gateway.context.switches.set({ kind: 'upstream', name: 'agency', to: 'off', note: 'x' }, 'control key')
    gateway.clock.pass(120_000)
    const heard = gateway.upstream.calls.length
    const stale = await gateway.call('/api/hotels/12')
    expect([stale.status, stale.headers.get('cache-status')]).toEqual([200, expect.stringContaining('detail=stale')])
    expect(await told(gateway.call('/api/hotels/13'))).toEqual([503, 'upstream-unavailable', '60'])
    expect(gateway.upstream.calls).toHaveLength(heard)
  })

  test('a switched-off provider gets no calls, and the agency does', async () => {
    const gateway = await withSwitch({ kind: 'upstream', name: 'provider' }, WITH_PROVIDER)
    const flights = await gateway.call('/api/flight/autocomplete?term=ist')
    expect([flights.status, problemName(flights)]).toEqual([503, 'upstream-unavailable'])
    expect(gateway.provider.calls).toEqual([])
    expect((await gateway.call('/api/hotels/12')).status).toBe(200)
  })
})

test('checks: a broken answer passes while its operation is told to report, and no other does', async () => {
  const gateway = await withSwitch({ kind: 'checks', name: 'hotelView', to: 'report' })
  gateway.upstream.on('hotelView', () => ({ body: { nothing: true } }))
  expect((await gateway.call('/api/hotels/12')).status).toBe(200)
  expect(gateway.logged.events.map(({ name }) => name)).toContain('upstream-contract')
  await gateway.context.switches.set({ kind: 'checks', name: 'hotelView', to: 'on', note: 'x' }, 'control key')
  expect((await gateway.call('/api/hotels/13')).status).toBe(502)
})

describe('payments (decision 49.4)', () => {
  const quoteOf = (gateway: FakeGateway, cookie: string) =>
    gateway.call('/api/quote', { method: 'POST', cookie, json: exampleQuote })
  const exampleQuote = { method: 'creditcard', installment: 1, term: 'full', toCurrency: 'try', acceptedContracts: [] }

  test('returns no price, because it could not be paid', async () => {
    const gateway = await withSwitch({ kind: 'payments', site: 'localhost' })
    const cookie = await startSession(gateway, 'booking-1')
    expect(await told(quoteOf(gateway, cookie))).toEqual([503, 'payments-off', '60'])
  })
})
