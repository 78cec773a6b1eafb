import { expect, test } from 'vitest'
import { Problem, problemBody } from '../ports/problem.ts'
import { ancestorsOf, canonicalOrigin, isNeeded, recordOf, type SiteFacts } from './site-facts.ts'

const RECORD: SiteFacts = { url: { status: false }, underMaintenance: false, options: {} }
const site = { account: '1001', paymentHosts: [], keys: [] }
const SITES = { sites: { 'www.shop.test': site, 'shop.test': site } }
const HERE = { host: 'shop.test', origin: 'https://shop.test:8443' }

test.each<[string, SiteFacts['url'], string | undefined]>([
  [
    'other hosts lead to it, with scheme and port',
    { status: true, value: 'www.shop.test' },
    'https://www.shop.test:8443',
  ],
  ['letters in any case', { status: true, value: 'WWW.Shop.Test' }, 'https://www.shop.test:8443'],
  ['off', { status: false, value: 'www.shop.test' }, undefined],
  ['without a value', { status: true }, undefined],
  ['this host itself', { status: true, value: 'shop.test' }, undefined],
  ['a host that nobody serves', { status: true, value: 'evil.test' }, undefined],
  ['no host at all', { status: true, value: '__proto__' }, undefined],
])('canonical host, %s (decision 44.7)', (_, url, expected) => {
  expect(canonicalOrigin({ ...RECORD, url }, HERE, SITES)).toBe(expected)
})

const FRAMED = {
  embedded: true,
  embeddedBy: ['https://town.test', "https://town.test; script-src 'unsafe-inline'", '*'],
}

test.each<[string, SiteFacts['options'], boolean, string[]]>([
  ['the named origins, and nothing that is not one', FRAMED, true, ['https://town.test']],
  ['never a page that takes card data', FRAMED, false, []],
  ['not while the option is off', { ...FRAMED, embedded: false }, true, []],
  ['nobody by default', {}, true, []],
])('who may show a page in a frame: %s (decision 44.5)', (_, options, framable, expected) => {
  expect(ancestorsOf({ ...RECORD, options }, { framable })).toEqual(expected)
})

test('a failed record gives no record, origin or ancestors', () => {
  const need = { operationId: 'siteView' as const, params: {} }
  expect(recordOf({ need, problem: problemBody(new Problem('upstream-unavailable'), 'r') })).toBeUndefined()
  expect([canonicalOrigin(undefined, HERE, SITES), ancestorsOf(undefined, { framable: true })]).toEqual([undefined, []])
})

const HOTELS = { operationId: 'availabilitySearch', params: {}, of: 'agency', sold: 'hotels' } as const

test.each<[string, Partial<SiteFacts> | undefined, boolean]>([
  ['sells the hotels of its agency', { sold: ['hotels', 'tours'] }, true],
  [
    'sells those of the provider (decision 37.7)',
    { sold: ['hotels'], options: { searchTypeOption: 'paximum' } },
    false,
  ],
  ['sells no hotels', { sold: ['transfers'] }, false],
  ['could not be read', undefined, true],
])('a page asks for hotels where the site %s: %s', (_, facts, isAsked) => {
  expect(isNeeded(HOTELS, facts && { ...RECORD, ...facts })).toBe(isAsked)
})

test('reads from the navigation what a site sells', () => {
  const json = JSON.stringify({ site: RECORD, nav: [{ key: 'transfers' }, { key: 'cars' }] })
  expect(recordOf({ need: HOTELS, json })?.sold).toEqual(['transfers', 'cars'])
})
