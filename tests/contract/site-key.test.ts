import { createAgencyClient, type SessionHolder } from '@rota/openapi/client'
import { operations, type Operation, type OperationId } from '@rota/openapi/agency/operations'
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import published from '@rota/mocks/sites.json' with { type: 'json' }
import { contractsOf } from './contracts.ts'
import { documented, type Input } from './documents/documented.ts'
import { person } from './people.ts'
import { ORIGIN, startTestSystem, type Jar } from './test-system.ts'

type Scope = NonNullable<Operation['scope']>

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

/** The public keys of the mocks' site, and two with fewer scopes. */
const keys = [
  ...published.localhost.keys.map(({ scopes, ...it }) => ({ ...it, scopes: scopes as Scope[] })),
  { name: 'no-read', sha256: hashOf('key-that-reads-nothing'), scopes: ['book', 'partner'] as const },
  { name: 'read', sha256: hashOf('key-that-only-reads'), scopes: ['read'] as const },
]
const system = await startTestSystem({
  sites: { localhost: { account: '1001', paymentHosts: ['bank.localhost'], keys } },
})
afterAll(() => system.close())

/** A program with a site key, outside the site's pages; it records every session it receives. */
function program(siteKey: string) {
  const jar: Jar = new Map()
  const session: SessionHolder = {}
  const sessions: string[] = []
  const fetch = async (request: Request) => {
    request.headers.set('sec-fetch-site', 'cross-site')
    const response = await system.ask(request, jar)
    sessions.push(response.headers.get('x-session') ?? '-')
    return response
  }
  return { client: createAgencyClient({ baseUrl: `${ORIGIN}/api`, siteKey, session, fetch }), jar, session, sessions }
}

interface Refused {
  type: string
  errors?: { pointer: string }[]
}

/** The problem of the documented call; `checkAnswer` has verified that the contract lists it. */
async function refusalOf(id: OperationId, siteKey: string): Promise<Refused | undefined> {
  const call = program(siteKey).client[id] as unknown as (input: Input) => Promise<{ error?: Refused }>
  const input = documented(id)
  delete input.header['Idempotency-Key']
  return (await call(input)).error
}

const problemOf = async (id: OperationId, siteKey: string) =>
  (await refusalOf(id, siteKey))?.type.replace('/docs/errors/', '')

const rows = Object.values(operations)

describe('what becomes of a key is listed with every call', () => {
  test.each(rows.filter(({ scope }) => scope !== 'partner'))('$operationId', async ({ operationId, scope }) => {
    const other = scope === 'read' ? 'key-that-reads-nothing' : 'key-that-only-reads'
    expect(await problemOf(operationId, 'nobody-has-this-key')).toBe('bad-key')
    expect(await problemOf(operationId, other)).toBe('scope-missing')
  })

  test.each(rows.filter(({ scope }) => scope === 'partner'))('$operationId, for partners', async ({ operationId }) => {
    expect(await problemOf(operationId, 'nobody-has-this-key')).toBe('not-found')
    expect(await problemOf(operationId, 'rota-test-key')).toBe('not-found')
    // The record of a documented id need not exist; then the response points at the id.
    const refusal = await refusalOf(operationId, 'rota-partner-key')
    // The documented switch is that of another site, which only the control key sets.
    const place = refusal?.type === '/docs/errors/scope-missing' ? operationId : refusal?.errors?.[0]?.pointer
    expect(place ?? refusal).toBe(refusal && (operationId === 'opsSwitchSet' ? operationId : '/path/id'))
  })
})

const CARD = { number: '4000000000001000', expiry: '12/2030', cvv: '123', holder: 'DEFNE AYDIN' }

describe('a booking with a key, from the start to its number', () => {
  const { client, jar, session, sessions } = program('rota-test-key')
  const who = person('Program', '5555555')

  test('is made without a cookie; the session changes when it is paid, and ends when it is booked', async () => {
    const started = await client.reservationStart()
    const first = session.value
    expect([started.data?.booking.version, first]).toEqual([0, expect.stringMatching(/^ey/)])
    for (const [at, key] of (['products', 'customer', 'guests'] as const).entries()) {
      const body = { key, value: who[key] } as { key: 'products'; value: typeof who.products }
      const { error } = await client.reservationPatch({ header: { 'If-Match': `"${at}"` }, body })
      expect(error).toBeUndefined()
    }
    const acceptedContracts = await contractsOf(client)
    const how = { method: 'creditcard', installment: 1 } as const
    const asked = { ...how, term: 'full', toCurrency: 'try', acceptedContracts } as const
    const { data: quote } = await client.quoteCreate({ body: asked })
    expect(session.value).toBe(first)

    const order = { ...how, quoteHash: quote?.hash ?? '', language: 'en' as const, card: CARD }
    const { data: step } = await client.orderInitialize({ body: order })
    await system.context.payment?.runner.settled()
    expect(sessions.at(-1)).toMatch(/^ey/)
    expect(sessions.at(-1)).not.toBe(first)

    const { data: payment } = await client.paymentStatus({ path: { token: step?.paymentToken ?? '' } })
    expect([payment?.state, sessions.at(-1), session.value]).toEqual(['booked', 'ended', undefined])
    const { data: booked } = await client.bookingByToken({ path: { token: payment?.bookingToken ?? '' } })
    expect(booked?.bookingNumber).toMatch(/^YLK/)
    expect((await client.siteView()).data?.booking).toBeNull()
    expect(jar).toEqual(new Map())
  })

  test('leaves neither a key nor a session in the log or the store', () => {
    const sealed = sessions.filter((it) => it.startsWith('ey'))
    const secrets = ['rota-test-key', 'rota-partner-key', 'nobody-has-this-key', ...sealed]
    const files = readdirSync(system.folder).map((file) => readFileSync(join(system.folder, file), 'latin1'))
    const kept = [...system.lines, ...files].join('\n')
    expect(sealed.length).toBeGreaterThan(1)
    expect(kept).toContain('"siteKey":"test"')
    expect(secrets.filter((secret) => kept.includes(secret))).toEqual([])
  })
})
