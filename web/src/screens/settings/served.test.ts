import { expect, test } from 'vitest'
import { render } from '../../testing/rendered-page.ts'

test.each([
  ['/settings?language=ar&currency=eur', '/ar/settings?currency=eur', 'i18n_redirected=ar'],
  ['/ar/settings?currency=eur', '/ar/settings?saved=1', 'currency=eur'],
  ['/ar/settings?language=en', '/settings?saved=1', 'i18n_redirected=en'],
])('%s without scripts is kept in a cookie and leads to %s', async (path, to, cookie) => {
  const { status, redirect, ...rest } = await render(path)
  expect([status, redirect]).toEqual([302, to])
  expect(rest.cookie).toMatch(new RegExp(`^${cookie}; Path=/; Max-Age=31536000; SameSite=Lax; Secure$`))
})

test.each(['/settings?currency=xyz', '/settings?language=uk', '/settings?language=en%0d%0aset-cookie:a=b'])(
  '%s keeps nothing that the site does not offer',
  async (path) => {
    const answer = await render(path)
    expect(answer.redirect).toBe('/settings?saved=1')
    expect(answer.cookie).toBeUndefined()
  },
)

test('the page works as a form, says what is kept, and is not indexed', async () => {
  const { status, html } = await render('/settings')
  expect(status).toBe(200)
  expect(html).toMatch(/<form[^>]* action="\/settings"/)
  expect(html).toMatch(/<input[^>]*name="language"[^>]*value="ar"|<input[^>]*value="ar"[^>]*name="language"/)
  expect(html).toContain('Your cart, for seven days')
  expect(html).toContain('content="noindex"')
})
