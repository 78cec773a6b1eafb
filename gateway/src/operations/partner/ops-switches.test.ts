import { describe, expect, test } from 'vitest'
import { controlKey } from '../../config/control-keys.ts'
import { fakeGateway, problemName, type TestAnswer } from '../../testing/gateway.ts'
import { asProgram, KEYS, WITH_KEYS } from '../../testing/keys.ts'

const CONTROL = { 'x-control-key': 'control-key-of-tests' }
const PARTNER = asProgram(KEYS.partner)
const NOTE = 'The bank declines everything.'

function opsGateway() {
  const gateway = fakeGateway(WITH_KEYS, { readsMaintenance: true })
  const set = (json: object, headers: Record<string, string> = CONTROL) =>
    gateway.call('/api/ops/switches', { method: 'PUT', headers, json: { to: 'off', note: NOTE, ...json } })
  const list = (headers: Record<string, string> = CONTROL) => gateway.call('/api/ops/switches', { headers })
  return { ...gateway, set, list }
}

const pointersOf = ({ body }: TestAnswer) => (body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer)

describe('who may set what (decision 49.1)', () => {
  test.each<[string, Record<string, string>]>([
    ['no key', {}],
    ['a wrong control key', { 'x-control-key': 'control-key-of-nobody' }],
    ['an empty one', { 'x-control-key': '' }],
    ['a key without the scope', asProgram(KEYS.book)],
    ['the key of another site', asProgram(KEYS.other)],
    ['a wrong control key beside a right key', { ...PARTNER, 'x-control-key': 'control-key-of-nobody' }],
  ])('C10 for %s there is no such call', async (_who, headers) => {
    const { set, list } = opsGateway()
    for (const answer of [await set({ kind: 'payments', site: 'localhost' }, headers), await list(headers)])
      expect([answer.status, problemName(answer)]).toEqual([404, 'not-found'])
  })

  test('without a configured control key no key has it', async () => {
    const gateway = fakeGateway({ controlKeys: [] })
    expect((await gateway.call('/api/ops/switches', { headers: { 'x-control-key': '' } })).status).toBe(404)
  })

  test.each([{ kind: 'payments' }, { kind: 'way', name: 'creditcard' }, { kind: 'forms' }, { kind: 'maintenance' }])(
    'the key of a site sets $kind of its own site, and its name is recorded',
    async (what) => {
      const { set, list } = opsGateway()
      const answer = await set({ ...what, site: 'localhost' }, PARTNER)
      const entry = { ...what, site: 'localhost', to: 'off', note: NOTE, by: 'partner', at: '2027-05-01T09:00:00.000Z' }
      expect([answer.status, answer.body['set']]).toEqual([200, [entry]])
      expect((await list(PARTNER)).body).toEqual({
        set: [entry],
        history: [entry],
        sites: ['localhost'],
        everywhere: false,
      })
    },
  )

  test.each([
    { kind: 'payments' },
    { kind: 'payments', site: 'other.test' },
    { kind: 'upstream', name: 'agency' },
    { kind: 'operation', name: 'hotelView', site: 'localhost' },
    { kind: 'docs', site: 'localhost' },
    { kind: 'checks', name: 'hotelView' },
  ])('403 for %o with the key of a site', async (what) => {
    const { set, context } = opsGateway()
    const answer = await set(what, PARTNER)
    expect([answer.status, problemName(answer)]).toEqual([403, 'scope-missing'])
    expect(context.switches.current().set).toEqual([])
  })

  test('the control key sets switches of every site, and a site’s key sees those that concern it', async () => {
    const { set, list } = opsGateway()
    for (const what of [{ site: 'other.test' }, { site: 'localhost' }, {}])
      expect((await set({ kind: 'payments', ...what })).status).toBe(200)
    const all = (await list()).body
    expect([all['sites'], all['everywhere']]).toEqual([['localhost', 'other.test'], true])
    const sitesOf = (answer: TestAnswer) => (answer.body['set'] as { site?: string }[]).map(({ site }) => site)
    expect(sitesOf(await list())).toEqual(['other.test', 'localhost', undefined])
    expect(sitesOf(await list(PARTNER))).toEqual(['localhost', undefined])
  })

  test('each operator is named in the record and in the log, and no key is', async () => {
    const keys = { deniz: 'key-of-deniz-0001', efe: 'key-of-efe-000001' }
    const gateway = fakeGateway({
      controlKeys: [
        controlKey('key-of-deniz-0000', 'deniz'),
        controlKey(keys.deniz, 'deniz'),
        controlKey(keys.efe, 'efe'),
      ],
    })
    const set = async (key: string, to: string) => {
      const json = { kind: 'payments', to, note: NOTE }
      return gateway.call('/api/ops/switches', { method: 'PUT', headers: { 'x-control-key': key }, json })
    }
    const off = await set(keys.deniz, 'off')
    const on = await set(keys.efe, 'on')
    const whoOf = (answer: TestAnswer, list: string) => (answer.body[list] as { by: string }[]).map(({ by }) => by)
    expect(whoOf(off, 'set')).toEqual(['control key deniz'])
    expect(whoOf(on, 'history')).toEqual(['control key efe', 'control key deniz'])
    expect(gateway.logged.events.map(({ name, fields }) => [name, fields?.by])).toEqual([
      ['switch-set', 'control key deniz'],
      ['switch-lifted', 'control key efe'],
    ])
    expect(gateway.logged.requests.map(({ siteKey }) => siteKey)).toEqual(['control key deniz', 'control key efe'])
    expect(JSON.stringify([gateway.logged, on.body])).not.toContain('key-of-')
  })

  test('during maintenance it can be lifted', async () => {
    const { set, ...gateway } = opsGateway()
    await set({ kind: 'maintenance' })
    const closed = await gateway.call('/api/hotels/12')
    expect([closed.status, problemName(closed)]).toEqual([503, 'maintenance'])
    expect((await set({ kind: 'maintenance', to: 'on' })).status).toBe(200)
    expect((await gateway.call('/api/hotels/12')).status).toBe(200)
  })
})

describe('422', () => {
  test.each<[object, string[]]>([
    [{ kind: 'payments', name: 'creditcard' }, ['/name']],
    [{ kind: 'way' }, ['/name']],
    [{ kind: 'way', name: 'cash' }, ['/name']],
    [{ kind: 'operation', name: 'opsSwitchSet' }, ['/name']],
    [{ kind: 'operation', name: 'toString' }, ['/name']],
    [{ kind: 'checks', name: 'nothing', site: 'localhost' }, ['/name', '/site']],
    [{ kind: 'upstream', name: 'provider', site: 'localhost' }, ['/site']],
    [{ kind: 'forms', site: 'nowhere.test' }, ['/site']],
    [{ kind: 'forms', to: 'report' }, ['/to']],
    [{ kind: 'forms', note: '' }, ['/note']],
    [{ kind: 'forms', note: 'Card 4000000000001091 is declined.' }, ['/note']],
  ])('for %o', async (what, pointers) => {
    const { set, context } = opsGateway()
    const answer = await set(what)
    expect([answer.status, pointersOf(answer)]).toEqual([422, pointers])
    expect(context.switches.current().set).toEqual([])
  })
})
