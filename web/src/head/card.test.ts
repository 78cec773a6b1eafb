import { expect, test } from 'vitest'
import { VIEW } from '../testing/rendered-page.ts'
import { cardOf, logoOf } from './card.ts'

const SITE = { imageBase: '/images/1001' }

test('uses a photo as the card, in its own size', () => {
  const photo = { id: 'hotel 12.jpg', width: 1600, height: 900 }
  expect(cardOf(photo, SITE)).toEqual({ address: '/images/1001/hotel%2012.jpg', width: 1600, height: 900 })
  const provider = { id: '/images/provider?url=x', width: 800, height: 600 }
  expect(cardOf(provider, SITE)).toEqual({ address: provider.id, width: 800, height: 600 })
})

test("uses a drawn card for an SVG, and the site's card without a picture", () => {
  const drawing = { id: 'hotel-12-1.svg', width: 1600, height: 1200 }
  expect(cardOf(drawing, SITE)).toEqual({ address: '/drawn/card/hotel-12-1.png', width: 1200, height: 630 })
  expect(cardOf(undefined, SITE)).toEqual({ address: '/drawn/card.png', width: 1200, height: 630 })
})

test.each([
  ['logo.png', 'favicon.svg', '/images/1001/logo.png', 'a picture is used as it is'],
  ['logo.svg', 'favicon.svg', '/drawn/icon-512.png', 'of a drawing, the mark is drawn'],
  ['logo.svg', 'favicon.ico', undefined, 'nothing can be drawn without a mark'],
] as [string, string, string | undefined, string][])(
  'the logo of search engines, of %s and %s, is %s: %s (decision 33.13)',
  (id, favicon, address) => {
    const site = { ...VIEW.site, logo: { id, width: 512, height: 512 }, elements: { favicon: { id: favicon } } }
    expect(logoOf(site)).toBe(address)
  },
)
