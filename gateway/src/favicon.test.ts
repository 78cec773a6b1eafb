import { expect, test } from 'vitest'
import { fakeGateway } from './testing/gateway.ts'
import { exampleOf } from './testing/upstream.ts'

test('redirects /favicon.ico to the favicon of the site (decision 44.8)', async () => {
  const { status, headers } = await fakeGateway().call('/favicon.ico')
  expect([status, headers.get('location')]).toEqual([302, '/images/1001/favicon.svg'])
})

test.each<[string, () => { status?: number; body?: object; text?: string }]>([
  ['without a favicon', () => ({ body: { ...view, site: { ...view.site, elements: {} } } })],
  ['whose record cannot be read', () => ({ status: 500, text: 'down' })],
])('redirects to the icon of the storefront for a site %s', async (_, answer) => {
  const gateway = fakeGateway()
  gateway.upstream.on('siteView', answer)
  expect((await gateway.call('/favicon.ico')).headers.get('location')).toBe('/favicon.svg')
})

const view = exampleOf('siteView') as { site: object }
