import { expect, test } from 'vitest'
import type { WelcomeInput } from '../page-port.ts'
import { welcome } from './welcome.ts'

type Options = WelcomeInput['site']['options']

const ask = (given: Partial<Omit<WelcomeInput, 'site'>>, options: Partial<Options> = {}, underMaintenance = false) =>
  welcome({
    search: '',
    acceptLanguage: '',
    cookies: '',
    secure: false,
    ...given,
    site: {
      options: { languages: ['en', 'tr', 'de', 'ar'], payment: { methods: ['creditcard'] }, ...options },
      underMaintenance,
    },
  })

const KEPT = 'Path=/; Max-Age=31536000; SameSite=Lax'

test.each([
  ['ar', '/ar'],
  ['ar-EG, en;q=0.5', '/ar'],
  ['uk, tr;q=0.9, en;q=0.8', '/tr'],
  ['en;q=0.4, de;q=0.6', '/de'],
])('Accept-Language %s leads to %s, which is kept (decision 32.3)', (acceptLanguage, to) => {
  expect(ask({ acceptLanguage })).toEqual({ status: 302, to, cookie: `i18n_redirected=${to.slice(1)}; ${KEPT}` })
})

test.each(['', 'en-GB,en;q=0.9,ar;q=0.8', 'fr', '*'])('Accept-Language %j stays on English', (acceptLanguage) => {
  expect(ask({ acceptLanguage })).toBeUndefined()
})

test('the query is kept', () => {
  expect(ask({ acceptLanguage: 'de', search: '?tab=flight&utm_source=x' })?.to).toBe('/de?tab=flight&utm_source=x')
})

test('a chosen language takes precedence over browser and start page, and sets no cookie again', () => {
  const root = { path: '/tours' }
  expect(ask({ acceptLanguage: 'de', cookies: 'i18n_redirected=tr' }, { root })).toEqual({ status: 302, to: '/tr' })
  expect(ask({ acceptLanguage: 'de', cookies: 'i18n_redirected=en' }, { root })).toBeUndefined()
})

test('ignores a kept language that the site does not offer', () => {
  expect(ask({ acceptLanguage: 'de', cookies: 'i18n_redirected=fr' })?.to).toBe('/de')
})

test.each([
  [{ path: '/tr' }, { status: 302, to: '/tr?a=1' }],
  [
    { path: '/ar/tours', statusCode: 301 as const },
    { status: 301, to: '/ar/tours?a=1' },
  ],
])("the start page %j takes precedence over the browser's languages (decision 33.8)", (root, expected) => {
  expect(ask({ acceptLanguage: 'de', search: '?a=1' }, { root })).toEqual(expected)
})

test('ignores the start page during maintenance', () => {
  expect(ask({ acceptLanguage: 'de' }, { root: { path: '/tours' } }, true)?.to).toBe('/de')
  expect(ask({}, { root: { path: '/tours' } }, true)).toBeUndefined()
})

test.each(['/', '/en', '/en/', '//'])('the start page %s would never end: languages decide', (path) => {
  expect(ask({ acceptLanguage: 'de' }, { root: { path } })?.to).toBe('/de')
  expect(ask({}, { root: { path } })).toBeUndefined()
})

test.each(['//evil.test', '/\\evil.test', 'https:evil.test', 'javascript:alert(1)', '/\t/evil.test'])(
  'D9 the start page %j is none',
  (path) => {
    expect(ask({}, { root: { path } })).toBeUndefined()
  },
)

test('a site without English leads to its first language', () => {
  expect(ask({}, { languages: ['tr', 'de'] })?.to).toBe('/tr')
  expect(ask({ acceptLanguage: 'de' }, { languages: ['tr', 'de'] })?.to).toBe('/de')
  expect(ask({ acceptLanguage: 'de' }, { languages: ['xx'] })).toBeUndefined()
})

test('an embedded site sets a cookie with SameSite=None and Secure', () => {
  const { cookie } = ask({ acceptLanguage: 'de', secure: true }, { embedded: true }) ?? {}
  expect(cookie).toContain('SameSite=None; Secure')
})
