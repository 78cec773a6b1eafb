import { describe, expect, test } from 'vitest'
import { fakeGateway } from '../testing/gateway.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

describe("a browser's request outside the storefront's pages", () => {
  test.each([
    ['/hotels/%zz', 'localhost:4000', 400, 'This address cannot be read'],
    ['/api', 'localhost:4000', 404, 'This page could not be found'],
    ['/old-brochure.html', 'localhost:4000', 404, 'This page could not be found'],
    ['/api/order/query', 'localhost:4000', 405, 'This page could not be found'],
    ['/', 'evil.test', 421, 'There is no site at this address'],
  ])('%s of %s: %i, a page with a number to quote', async (path, host, status, words) => {
    const answer = await fakeGateway().call(path, { headers: { ...BROWSER, host } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
    expect(answer.text).toContain(`<h1>${words}</h1>`)
    expect(answer.text).toContain(answer.headers.get('x-request-id'))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
    // The page reveals neither whose server it is nor what was requested.
    expect(answer.text).not.toMatch(/localhost|evil|brochure|zz/)
    expect(answer.text.includes('href="/"')).toBe(status !== 421)
  })

  test.each([
    ['ru-RU,ru;q=0.9', 'lang="ru"'],
    ['fa', 'lang="fa" dir="rtl"'],
  ])('is in the language of the reader: %s', async (languages, root) => {
    const { text } = await fakeGateway().call('/api', { headers: { ...BROWSER, 'accept-language': languages } })
    expect(text).toContain(`<html ${root}>`)
  })

  test('is dark on a dark system, with readable text', async () => {
    const { text } = await fakeGateway().call('/api', { headers: BROWSER })
    expect(text).toContain('color-scheme:light dark')
    expect(text).toMatch(/prefers-color-scheme:dark\)\{:root\{--page:#0a1214;--ink:#eff4f5/)
  })

  test("keeps the problem's headers", async () => {
    const answer = await fakeGateway().call('/api/order/query', { headers: BROWSER })
    expect(answer.headers.get('allow')).toBe('POST')
  })

  test.each([{}, { accept: 'application/json' }, { accept: 'image/avif,image/*,*/*;q=0.8' }])(
    'a program gets the problem document: %j',
    async (headers) => {
      const answer = await fakeGateway().call('/api', { headers })
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
    },
  )
})
