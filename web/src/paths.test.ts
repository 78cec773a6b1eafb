import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALE_NAMES } from './i18n/locales.ts'
import { mapAddress } from './domain/text/map-links.ts'
import { mail } from './domain/text/message-links.ts'
import { imageAddress, inLocale, pathsOf, splitLocale, telephone } from './paths.ts'
import { isLanguageChosen } from './start/is-language-chosen.ts'

/** Every URL of the product; a change here breaks URLs that visitors have bookmarked. */
test.each(['en', 'ar'] as const)('all paths in %s', (locale) => {
  const paths = pathsOf(locale)
  expect({
    home: paths.home(),
    homeTab: paths.home('tab=flight'),
    hotels: paths.hotels(),
    hotelsFound: paths.hotels('place=kas&checkIn=2027-05-21'),
    hotel: paths.hotel('ardic-bay-hotel-12'),
    hotelVisit: paths.hotel('ardic-bay-hotel-12', 'checkIn=2027-05-21'),
    tours: paths.tours('type=daily'),
    tour: paths.tour('cappadocia-above-and-below-201', 'date=2027-05-21'),
    services: paths.services('type=gulet'),
    service: paths.service('mavi-duman-301'),
    locations: paths.locations('page=2'),
    location: paths.location('kas'),
    themes: paths.themes(),
    theme: paths.theme('child-friendly'),
    contact: paths.contact(),
    pages: paths.pages(),
    page: paths.page('guides/lycian-coast'),
    flight: paths.flight(),
    flightsFound: paths.flight('from=IST&to=AYT'),
    cart: paths.cart(),
    checkout: paths.checkout(),
    payment: paths.checkout('payment'),
    booking: paths.booking('8Vt0J1cJm2s5yq2mZ1rJ7A'),
    accessibility: paths.accessibility(),
    badRequest: paths.badRequest(),
    entry: paths.entry('/hotels'),
    entryHome: paths.entry('/'),
  }).toMatchSnapshot()
})

test('URLs that are not pages', () => {
  expect(imageAddress('/images/1001', 'hotel-12-1')).toBe('/images/1001/hotel-12-1')
  expect(telephone('0 850 000 00 00')).toBe('tel:08500000000')
  expect(telephone('+90 (242) 000-00-00')).toBe('tel:+902420000000')
  expect(mapAddress({ latitude: 38.64, longitude: 34.83 })).toBe(
    'https://www.openstreetmap.org/?mlat=38.64&mlon=34.83#map=13/38.64/34.83',
  )
  expect(mail('info@yelkovan.example')).toBe('mailto:info@yelkovan.example')
})

test.each([
  ['/', 'en', '/'],
  ['/hotels', 'en', '/hotels'],
  ['/ar', 'ar', '/'],
  ['/ar/', 'ar', '/'],
  ['/ar/hotels/x-1', 'ar', '/hotels/x-1'],
  ['/arabia', 'en', '/arabia'],
  ['/uk/hotels', 'en', '/uk/hotels'],
])('the language of %s is %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual({ locale, path })
})

test.each([
  ['ar', '/hotels', '?page=2', '/ar/hotels?page=2'],
  ['en', '/ar/hotels', 'page=2', '/hotels?page=2'],
  ['en', '/ar', '', '/'],
  ['ar', '/', '', '/ar'],
] as const)('the same page in %s: %s', (locale, pathname, search, expected) => {
  expect(inLocale(locale, pathname, search)).toBe(expected)
})

const PAGES = ['hotel', 'tour', 'service'] as const
const locales = fc.constantFrom(...LOCALE_NAMES)

test('splitLocale and inLocale invert the path of any page', () => {
  fc.assert(
    fc.property(locales, locales, fc.constantFrom(...PAGES), fc.string({ minLength: 1 }), (one, other, page, name) => {
      const path = pathsOf(one)[page](name)
      const english = pathsOf('en')[page](name)
      expect(splitLocale(path)).toEqual({ locale: one, path: english })
      expect(inLocale(one, inLocale(other, path))).toBe(path)
      expect(decodeURIComponent(path.split('/').at(-1) ?? '')).toBe(name)
    }),
  )
})

test.each([
  ['https://shop.test/ar/hotels?page=2', '/hotels', true],
  ['https://shop.test/', '/tr', true],
  ['https://shop.test/ar/cart', '/ar/hotels', false],
  ['https://shop.test.example/ar', '/hotels', false],
  ['https://search.example/ar', '/hotels', false],
  ['', '/ar', false],
])('decision 32.8: after %s, the language of %s was chosen: %s', (referrer, pathname, expected) => {
  expect(isLanguageChosen(referrer, { origin: 'https://shop.test', pathname })).toBe(expected)
})
