import { expect, test } from 'vitest'
import { isOpen, robotsOf } from './robots.ts'

const site = (host: string, crawlers?: 'open' | 'closed') => ({
  host,
  origin: `https://${host}`,
  account: '1',
  paymentHosts: [],
  keys: [],
  crawlers,
})

test.each([
  ['shop.example', undefined, true],
  ['shop.example', 'closed', false],
  ['localhost', undefined, false],
  ['lodos.localhost', undefined, false],
  ['lodos.localhost', 'open', true],
  ['notlocalhost', undefined, true],
] as const)('%s, configured as %s: open %s', (host, crawlers, open) => {
  expect(isOpen(site(host, crawlers))).toBe(open)
})

test('an open host names its own sitemap and closes what is no page', () => {
  expect(robotsOf(site('shop.example'))).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /control/\nDisallow: /payment/\n\nSitemap: https://shop.example/sitemap.xml\n',
  )
})

test('a closed host closes everything and names no sitemap', () => {
  expect(robotsOf(site('shop.example', 'closed'))).toBe('User-agent: *\nDisallow: /\n')
})
