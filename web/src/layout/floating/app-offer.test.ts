import { expect, test } from 'vitest'
import { appOffer } from './app-offer.ts'

const BOTH = { playstore: 'https://play.example/app', appstore: 'https://apps.example/app' }
const PIXEL = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140 Mobile'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari'
const NOW = Date.parse('2026-11-22T10:00:00Z')
const days = (count: number) => NOW - count * 24 * 60 * 60 * 1000

test.each<[string, string, number, Parameters<typeof appOffer>[1], number | undefined, string | undefined]>([
  ['Android', PIXEL, 5, BOTH, undefined, BOTH.playstore],
  ['iPhone', IPHONE, 5, BOTH, undefined, BOTH.appstore],
  ['iPad that calls itself a Mac', MAC, 5, BOTH, undefined, BOTH.appstore],
  ['Mac', MAC, 0, BOTH, undefined, undefined],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0)', 10, BOTH, undefined, undefined],
  ['Android, one store link missing', PIXEL, 5, { playstore: BOTH.playstore }, undefined, undefined],
  ['iPhone, one store link missing', IPHONE, 5, { appstore: BOTH.appstore }, undefined, undefined],
  ['Android, dismissed 29 days ago', PIXEL, 5, BOTH, days(29), undefined],
  ['Android, dismissed almost 30 days ago', PIXEL, 5, BOTH, days(30) + 1, undefined],
  ['Android, dismissed 30 days ago', PIXEL, 5, BOTH, days(30), BOTH.playstore],
])('the app banner: %s (decision 41.8)', (_, userAgent, touchPoints, stores, dismissedAt, href) => {
  expect(appOffer({ userAgent, touchPoints }, stores, dismissedAt, NOW)).toBe(href)
})
