import { expect, test } from 'vitest'
import { fakeGateway } from '../testing/gateway.ts'
import { exampleOf } from '../testing/upstream.ts'

/** The attributes of a visitor's first cookie on a site with these options. */
async function cookieOf(options: object): Promise<string> {
  const gateway = fakeGateway({}, { readsMaintenance: true })
  const view = exampleOf('siteView') as { site: { options: object } }
  gateway.upstream.on('siteView', () => ({
    body: { ...view, site: { ...view.site, options: { ...view.site.options, ...options } } },
  }))
  const { status, headers } = await gateway.call('/api/reservation/start')
  expect(status).toBe(200)
  return headers.get('set-cookie') ?? ''
}

test.each([
  ['a site in pages of other origins', { embedded: true }, true],
  ['any other site', { embedded: false }, false],
  ['a site that says nothing about it', {}, false],
])('%s: cookies are sent from foreign pages: %j, %s (decision 44.5)', async (_, options, isForeign) => {
  expect((await cookieOf(options)).includes('SameSite=None')).toBe(isForeign)
})
