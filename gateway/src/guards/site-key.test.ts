import { describe, expect, test } from 'vitest'
import type { SiteKey } from '../ports/site.ts'
import { webCaller } from '../platform/web.ts'
import { readKey } from './site-key.ts'

/** Hashes as `sha256sum` prints them; the keys are in the comments beside them. */
const ONE: SiteKey = {
  name: 'one',
  sha256: '4ba7d35fdb3ed5194a395ed97f3428ca275b3c64b4ed49045d72b68159e1028f', // rota-test-key
  scopes: ['read'],
}
const OTHER: SiteKey = {
  name: 'other',
  sha256: '8ce935e7b408c2f3a4b826ec02be44bde43ccff8c915ea4a6c92e9ac55a0d259', // rota-partner-key
  scopes: ['partner'],
}

/** Noon of 1 May 2027 in Istanbul. */
const NOW = Date.UTC(2027, 4, 1, 9)

const shown = (authorization?: string, keys = [ONE, OTHER]) => {
  const caller = webCaller(new Request('http://localhost/'), authorization === undefined ? {} : { authorization })
  return readKey(caller, { host: 'localhost', origin: '', account: '1001', paymentHosts: [], keys }, NOW)
}

describe('the key that a caller shows', () => {
  test.each<[string, string | undefined, unknown]>([
    ['no header is no key', undefined, undefined],
    ['the first key of the site', 'Bearer rota-test-key', ONE],
    ['another one', 'Bearer rota-partner-key', OTHER],
    ['a scheme in any case, with blanks after it', 'bEARER   rota-test-key', ONE],
    ['an unknown key', 'Bearer rota-test-kez', 'bad'],
    ['a key with something behind it', 'Bearer rota-test-key2', 'bad'],
    ['the hash instead of the key', `Bearer ${ONE.sha256}`, 'bad'],
    ['nothing in the header', '', 'bad'],
    ['a scheme without a key', 'Bearer', 'bad'],
    ['a key without its scheme', 'rota-test-key', 'bad'],
    ['another scheme', 'Basic cm90YS10ZXN0LWtleQ==', 'bad'],
    ['two keys', 'Bearer rota-test-key, Bearer rota-partner-key', 'bad'],
    ['a key with a blank in it', 'Bearer rota-test -key', 'bad'],
    ['300 letters', `Bearer ${'x'.repeat(300)}`, 'bad'],
  ])('%s', async (_what, authorization, expected) => {
    expect(await shown(authorization)).toEqual(expected)
  })

  test.each([
    ['2027-05-02', 'good'],
    ['2027-05-01', 'good'],
    ['2027-04-30', 'bad'],
  ])('a key that ends on %s is %s on 1 May', async (until, verdict) => {
    const key = { ...ONE, until }
    expect(await shown('Bearer rota-test-key', [key])).toEqual(verdict === 'good' ? key : 'bad')
  })

  test('a site without keys accepts none', async () => {
    expect(await shown('Bearer rota-test-key', [])).toBe('bad')
  })

  test('two header lines are bad, even if one is valid', async () => {
    const lines = ['Bearer rota-test-key', 'Bearer rota-test-key']
    const caller = { ...webCaller(new Request('http://localhost/')), lines: () => lines }
    expect(
      await readKey(caller, { host: 'localhost', origin: '', account: '1', paymentHosts: [], keys: [ONE] }, NOW),
    ).toBe('bad')
  })
})
