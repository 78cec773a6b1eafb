import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { fakeGateway, problemName, testClock } from '../testing/gateway.ts'
import { asProgram, KEYS, WITH_KEYS } from '../testing/keys.ts'
import { watchSites } from './watch-sites.ts'

const folder = mkdtempSync(join(tmpdir(), 'rota-sites-'))
afterAll(() => rmSync(folder, { recursive: true }))

const keys = WITH_KEYS.sites?.['localhost']?.keys ?? []
const sitesWith = (own: object[]) => ({ localhost: { account: '1001', paymentHosts: [], keys: own } })

type Write = (content: unknown) => void

/** A link to a folder; a second call replaces it. */
function link(name: string, to: string) {
  rmSync(join(folder, name), { force: true })
  symlinkSync(to, join(folder, name))
}

/**
 * A gateway whose sites are in a file. `check` does what the timer does every two seconds.
 * @param meanwhile called after the sites were read and before they are watched
 */
function watched(file = join(folder, `${crypto.randomUUID()}.json`), meanwhile: (write: Write) => void = () => {}) {
  const write: Write = (content) => {
    writeFileSync(`${file}.new`, typeof content === 'string' ? content : JSON.stringify(content))
    renameSync(`${file}.new`, file)
  }
  write(sitesWith(keys))
  const config = readConfig({
    AGENCY_URL: 'http://agency.test',
    IMAGES_URL: 'http://images.test',
    SITES_FILE: file,
    SESSION_KEYS: Buffer.alloc(32, 1).toString('base64url'),
  })
  meanwhile(write)
  const gateway = fakeGateway({ sites: config.sites })
  let check = () => {}
  const clock = { ...testClock(), every: (_ms: number, run: () => void) => ((check = run), () => {}) }
  watchSites(config.sitesSource, gateway.context.config, { clock, log: gateway.context.log })
  const ask = async () => {
    const answered = await gateway.call('/api/hotels/12', { headers: asProgram(KEYS.read) })
    return answered.status === 200 ? 200 : problemName(answered)
  }
  const { events } = gateway.logged
  const places = () => events.map(({ fields }) => fields?.places)
  return { gateway, file, write, check: () => check(), ask, events: () => events.map(({ name }) => name), places }
}

test('refuses a key that was removed from the file, from the next check on and without a restart', async () => {
  const { write, check, ask, events } = watched()
  check()
  expect([await ask(), events()]).toEqual([200, []])
  write(sitesWith([]))
  check()
  expect([await ask(), events()]).toEqual(['bad-key', ['sites-read']])
  write(sitesWith(keys))
  check()
  expect(await ask()).toBe(200)
})

test('serves a site that was added', async () => {
  const { gateway, write, check, places } = watched()
  const home = () => gateway.call('/api/hotels/12', { headers: { host: 'new.test' } })
  expect((await home()).status).toBe(421)
  write({ ...sitesWith(keys), 'new.test': { account: '1002', paymentHosts: [] } })
  check()
  expect((await home()).status).toBe(200)
  write({ ...sitesWith([]), 'new.test': { account: '1003', paymentHosts: [] } })
  check()
  expect(places()).toEqual([['new.test'], ['localhost keys', 'new.test account']])
})

test.each([
  ['no JSON', '{ "localhost": '],
  ['an invalid key', sitesWith([{ name: 'acme', sha256: 'rota-secret-key', scopes: ['read'] }])],
  ['no site', {}],
])('ignores and logs a file with %s, without its content', async (_what, content) => {
  const { gateway, write, check, ask, events } = watched()
  write(content)
  check()
  check()
  expect([await ask(), events()]).toEqual([200, ['sites-refused']])
  expect(JSON.stringify(gateway.logged.events)).not.toContain('rota-secret-key')
})

test('reads a change that was made while the gateway started', async () => {
  const { check, ask, events } = watched(undefined, (write) => write(sitesWith([])))
  check()
  expect([await ask(), events()]).toEqual(['bad-key', ['sites-read']])
})

test('reads the file after a change of mode or owner, which may have made it readable', () => {
  const { file, check, events } = watched()
  chmodSync(file, 0o600)
  check()
  check()
  expect(events()).toEqual(['sites-read'])
})

test('logs an unreachable file once, keeps the sites, and reads the file when it is reachable again', async () => {
  mkdirSync(join(folder, 'sites'))
  link('current', join(folder, 'sites'))
  const { check, ask, events, places } = watched(join(folder, 'current', 'sites.json'))
  // A link to itself: looking at the file fails, as on a disk that does not answer.
  link('current', join(folder, 'current'))
  check()
  check()
  expect([await ask(), events(), places()]).toEqual([200, ['sites-refused'], [[expect.stringMatching(/^SITES_FILE /)]]])
  link('current', join(folder, 'sites'))
  check()
  check()
  expect([await ask(), events()]).toEqual([200, ['sites-refused', 'sites-read']])
})
