import { exitCodeOf, settingsFor } from '@rota/gateway/conform/report'
import { CallError } from '@rota/gateway/ports/platform'
import { describe, expect, test } from 'vitest'
import { AGENCY, asked, PROVIDER } from './asked.ts'

describe('an agency that keeps the contract', () => {
  test('is found to keep it, with ids from its own lists', async () => {
    const { findings, of, sent, text } = await asked(AGENCY)
    expect(findings.filter(({ outcome }) => outcome === 'differs' || outcome === 'failed')).toEqual([])
    expect(findings.filter(({ outcome }) => outcome === 'keeps').length).toBeGreaterThan(20)
    expect(exitCodeOf(findings)).toBe(0)
    expect(of('hotelView')?.outcome).toBe('keeps')
    expect(text).toContain('Keeps the contract')
    const hotel = sent.find(({ path }) => /^\/hotels\/[^/]+$/.test(path))
    expect(hotel?.search.get('referer')).toBe('localhost')
  })

  test('an id of the list feeds the next question, not the example of the contract', async () => {
    const { sent } = await asked(AGENCY, {
      change(path, body) {
        const [tour] = path === '/tours' ? (body['records'] as { id: string }[]) : []
        if (tour !== undefined) tour.id = '204'
        return undefined
      },
    })
    expect(sent.map(({ path }) => path)).toContain('/tours/204')
  })

  test('unseen operations begin with report, seen ones stay checked', async () => {
    const { findings } = await asked(AGENCY)
    const settings = settingsFor(findings)
    expect(settings).toMatch(/^ANSWER_CHECKS='/)
    expect(settings).toContain('orderInitialize=report')
    expect(settings).not.toContain('hotelView')
  })
})

describe('planted differences', () => {
  test('a missing property is named by its pointer, and so is what the default would do', async () => {
    const { of, findings, text } = await asked(AGENCY, {
      change(path, body) {
        if (/^\/hotels\/[^/]+$/.test(path)) delete body['record']
        return undefined
      },
    })
    expect(of('hotelView')).toMatchObject({ outcome: 'differs', byDefault: 'refused' })
    expect(of('hotelView')?.differences).toMatchObject([
      { pointer: '/record', detail: 'is required', isAssumed: false },
    ])
    expect(of('hotelView')?.logged).toMatchObject([{ event: 'upstream-contract', places: ['/record'] }])
    expect(exitCodeOf(findings)).toBe(1)
    expect(settingsFor(findings)).toContain('hotelView=report')
    expect(text).toContain('    /record is required\n')
    expect(text).toContain('refuses it with 502')
  })

  test('in a shape that the contract only assumes it is forwarded by default, and needs no setting', async () => {
    const { of, findings, text } = await asked(AGENCY, {
      change(path, body) {
        if (/^\/hotels\/[^/]+$/.test(path)) delete (body['record'] as { facts: { name?: string } }).facts.name
        return undefined
      },
    })
    expect(of('hotelView')).toMatchObject({ outcome: 'differs', byDefault: 'forwarded' })
    expect(settingsFor(findings)).not.toContain('hotelView')
    expect(text).toContain('    /record/facts/name is required (assumed shape)\n')
  })

  test('an item that the gateway would leave out is said to be left out', async () => {
    const { of, findings } = await asked(AGENCY, {
      change(path, body) {
        if (/^\/hotels\/[^/]+\/price$/.test(path)) {
          const [room] = body['rooms'] as { plans: { offer: { total: unknown } }[] }[]
          for (const plan of room?.plans ?? []) plan.offer.total = 'on request'
        }
        return undefined
      },
    })
    expect(of('hotelPrice')).toMatchObject({ outcome: 'differs', byDefault: 'mended' })
    expect(settingsFor(findings)).not.toContain('hotelPrice')
  })

  test('a wrong type and a further value of an enumeration in a list are one place each, with their number', async () => {
    const { of } = await asked(AGENCY, {
      change(path, body) {
        if (path !== '/tours') return undefined
        for (const tour of (body['records'] as Record<string, unknown>[]).slice(0, 3)) {
          tour['days'] = 'two'
          tour['status'] = 'sleeping'
        }
        return undefined
      },
    })
    const found = of('tourList')?.differences ?? []
    expect(found.find(({ pointer }) => pointer === '/records/*/days')?.times).toBe(3)
    const status = found.find(({ pointer }) => pointer === '/records/*/status')
    expect(status?.detail).toMatch(/must be one of .*"active"/)
    expect(JSON.stringify(of('tourList')?.differences)).not.toContain('sleeping')
    expect(of('tourList')?.byDefault).toBe('forwarded')
  })

  test('a price is said to be one', async () => {
    const { of, text } = await asked(AGENCY, {
      change(path, body) {
        if (/^\/hotels\/[^/]+\/price$/.test(path)) {
          const rooms = body['rooms'] as { plans: { offer: { total: { value: unknown } } }[] }[]
          for (const room of rooms) for (const { offer } of room.plans) offer.total.value = '100'
        }
        return undefined
      },
    })
    expect(of('hotelPrice')?.differences.some(({ isPrice }) => isPrice)).toBe(true)
    expect(of('hotelPrice')?.byDefault).toBe('refused')
    expect(text).toContain('visitors would see it unchecked')
  })

  test('HTML with status 200 and a broken document fail, and no setting is said to help', async () => {
    const html = () => new Response('<p>Welcome</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
    const cut = () => new Response('{"records":[', { headers: { 'content-type': 'application/json' } })
    const { of, text } = await asked(AGENCY, {
      answer: (path) => (path === '/locations' ? html() : path === '/locations/countries' ? cut() : undefined),
    })
    expect(of('locationList')).toMatchObject({ outcome: 'failed', status: 200 })
    expect(of('locationList')?.reason).toContain('text/html')
    expect(of('countryList')).toMatchObject({ outcome: 'failed' })
    expect(text).toContain('locationList 200 is no JSON that can be read (text/html)')
    expect(text).not.toContain('Welcome')
  })

  test('500 fails, 404 is a refusal, a lost connection and a deadline are named', async () => {
    const { of, text } = await asked(AGENCY, {
      answer: (path) =>
        path === '/web/site'
          ? new Response('secret stack trace', { status: 500 })
          : path === '/search'
            ? Response.json({ type: 'about:blank', status: 404 }, { status: 404 })
            : undefined,
      fails: (path) =>
        path === '/services'
          ? new CallError('timeout', true)
          : path === '/transfers'
            ? new CallError('unavailable', false)
            : undefined,
    })
    expect(of('siteView')).toMatchObject({ outcome: 'failed', status: 500, reason: 'upstream-broken' })
    expect(of('suggestionList')).toMatchObject({ outcome: 'refused', status: 404 })
    expect(of('serviceList')?.reason).toBe('was timeout')
    expect(of('transferList')?.reason).toBe('was unavailable, before it was sent')
    expect(text).not.toContain('secret')
  })

  test('a response that takes more than half of its deadline is called slow', async () => {
    const { of, text } = await asked(AGENCY, { lasts: (path) => (path === '/tours/searchactive' ? 60_000 : 1) })
    expect(of('tourFacetList')).toMatchObject({ outcome: 'keeps', duration: 60_000 })
    expect(text).toMatch(/Slow.*\(1\)\n {2}tourFacetList 60000 of \d+ ms/)
  })
})

test.each([
  ['agency', AGENCY, '/web/site', 'siteView', 4],
  ['provider', PROVIDER, '/getcurrencies', 'currencyList', 8],
] as const)('F11 a response of the %s may be as large as the gateway reads, and no larger', async (...row) => {
  const [, upstreams, end, operationId, mebibytes] = row
  const reasonAt = async (bytes: number) => {
    const large = new Response('{}'.padEnd(bytes), { headers: { 'content-type': 'application/json' } })
    const { of } = await asked(upstreams, { answer: (path) => (path.endsWith(end) ? large : undefined) })
    return of(operationId)?.reason
  }
  const limit = mebibytes * 1024 * 1024
  expect(await reasonAt(limit)).not.toBe('was too-large')
  expect(await reasonAt(limit + 1)).toBe('was too-large')
})

describe('the provider', () => {
  test('is asked with a token and its own ids, and keeps the contract', async () => {
    const { findings, of, sent } = await asked(PROVIDER)
    expect(findings.filter(({ outcome }) => outcome === 'differs' || outcome === 'failed')).toEqual([])
    expect(of('priceSearch')?.outcome).toBe('keeps')
    expect(of('offerDetailList')?.outcome).toBe('keeps')
    expect(sent.filter(({ path }) => path.endsWith('/login'))).toHaveLength(1)
  })

  test('a planted difference in its envelope is named, and a refused login is one', async () => {
    const { of } = await asked(PROVIDER, {
      change(path, body) {
        if (path.endsWith('/getcurrencies')) (body['body'] as { currencies: unknown }).currencies = 'none'
        return undefined
      },
    })
    expect(of('currencyList')?.differences.map(({ pointer }) => pointer)).toContain('/body/currencies')
    const { of: closed } = await asked(
      {
        provider: {
          ...PROVIDER.provider,
          credentials: { agency: 'x', user: 'x', password: 'x' },
        },
      },
      {},
    )
    expect(closed('providerLogin')?.outcome).toBe('refused')
    expect(closed('priceSearch')?.outcome).toBe('refused')
  })
})
