import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { AGENCY, asked, PROVIDER } from './asked.ts'
import { runConform, startUpstreams, type UpstreamServer } from './command.ts'

const READS = ['boot', 'catalogue', 'search', 'payment-check']
const LOGIN = { agency: 'YELKOVAN', user: 'WEB', password: 'not-a-real-one' }

const running: UpstreamServer[] = []
async function upstreams(...plant: Parameters<typeof startUpstreams>): Promise<UpstreamServer> {
  const server = await startUpstreams(...plant)
  running.push(server)
  return server
}
afterEach(() => {
  for (const server of running.splice(0)) server.close()
})

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rota-conform-'))
  // Loads what the mocks load for their first responses, because the command waits no longer than a gateway.
  for (const all of [AGENCY, PROVIDER]) await asked(all, { writes: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(name: string, content: string): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

const classesAt = ({ arrived }: UpstreamServer) => new Set(arrived.map((it) => it.class))
const countOf = ({ arrived }: UpstreamServer, operationId: string) =>
  arrived.filter((it) => it.operationId === operationId).length

describe('npm run conform', () => {
  test('with --agency alone asks what needs no session, and creates nothing', async () => {
    const server = await upstreams()
    const before = server.bookings()
    const { code, out, err } = await runConform(['--agency', server.agency])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect([...classesAt(server)].filter((name) => !READS.includes(name))).toEqual([])
    expect(server.bookings()).toBe(before)
    expect(countOf(server, 'hotelView')).toBe(1)
    expect(server.arrived.every(({ referer }) => referer === '127.0.0.1')).toBe(true)
    expect(out).toMatch(/^The agency is asked as the site 127\.0\.0\.1 \(--site HOST\), without a session/)
    expect(out).toMatch(/Keeps the contract \(\d\d\)\n {2}siteView\n/)
    expect(out).toContain('  reservationStart\n')
    expect(out).toContain('Begin with\n  ANSWER_CHECKS=')
  })

  test('ends with 1 for a difference, and names its operation, its pointer and what report would log', async () => {
    const server = await upstreams((operationId, body) => {
      if (operationId === 'hotelView') delete (body as { record?: unknown }).record
    })
    const { code, out } = await runConform(['--agency', `${server.agency}/`, '--site', 'localhost'])
    expect(code).toBe(1)
    expect(out).toContain(
      'hotelView differs (200). By default the gateway refuses it with 502.\n    /record is required\n',
    )
    expect(out).toContain('  Mode `report` would log\n    upstream-contract /record\n')
    expect(out).toMatch(/ANSWER_CHECKS='.*hotelView=report/)
    expect(server.arrived.every(({ referer }) => referer === 'localhost')).toBe(true)
  })

  test('with --writes starts one session and fills its basket, and never books, pays or sends a contact form', async () => {
    const server = await upstreams()
    const before = server.bookings()
    const { code } = await runConform(['--agency', server.agency, '--site', 'localhost', '--writes'])
    expect(code).toBe(0)
    expect(countOf(server, 'reservationStart')).toBe(1)
    expect(countOf(server, 'reservationPatch')).toBe(1)
    expect(server.bookings()).toBe(before + 1)
    expect([...classesAt(server)].filter((name) => ['commit', 'pay', 'form', 'unknown'].includes(name))).toEqual([])
  })

  test('takes credentials and a session from files, and prints none of them', async () => {
    const server = await upstreams()
    const session = await server.session()
    const env = {
      AGENCY_AUTH_FILE: fileOf('auth', 'opaque-secret\n'),
      AGENCY_AUTH_SCHEME: 'Bearer',
      AGENCY_SESSION_FILE: fileOf('session', session),
      PROVIDER_CREDENTIALS: fileOf('accounts.json', JSON.stringify({ '1002': LOGIN })),
    }
    const args = ['--agency', server.agency, '--site', 'localhost', '--provider', server.provider, '--account', '1002']
    const { code, out, err } = await runConform(args, env)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const ofAgency = server.arrived.filter(({ referer }) => referer !== null)
    expect(new Set(ofAgency.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer opaque-secret']))
    expect(countOf(server, 'orderQuery')).toBe(1)
    const logins = server.arrived.filter(({ operationId }) => operationId === 'providerLogin')
    expect(logins.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { Agency: LOGIN.agency, User: LOGIN.user, Password: LOGIN.password },
    ])
    expect(out).toMatch(/Keeps the contract \(\d\d\)\n(?: {2}.+\n)* {2}provider priceSearch\n/)
    expect([...classesAt(server)].filter((name) => !READS.includes(name))).toEqual([])
    for (const secret of ['opaque-secret', session, LOGIN.password]) expect(out).not.toContain(secret)
  })

  test('needs no account for credentials that apply to all of them', async () => {
    const server = await upstreams()
    const env = { PROVIDER_CREDENTIALS_FILE: fileOf('login.json', JSON.stringify(LOGIN)) }
    const { code, out } = await runConform(['--provider', server.provider], env)
    expect(code).toBe(0)
    expect(out).toMatch(/Keeps the contract \(\d\d\)\n {2}provider providerLogin\n/)
    expect(countOf(server, 'priceSearch')).toBe(1)
    expect([...classesAt(server)].filter((name) => !READS.includes(name))).toEqual([])
  })

  test('ends with 2 if nothing can be asked, and says why', async () => {
    const { code, out, err } = await runConform(['--site', 'localhost'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^--agency or --provider is needed\n--site is for --agency\n\nnpm run conform -- --agency URL/)
  })

  test('ends with 2 if no response can be judged', async () => {
    const server = await upstreams()
    server.close()
    const { code, out } = await runConform(['--agency', server.agency])
    expect(code).toBe(2)
    expect(out).toContain('No response that can be read; no setting helps')
  })
})
