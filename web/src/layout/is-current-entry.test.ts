import { expect, test } from 'vitest'
import { isCurrentEntry } from './is-current-entry.ts'

test.each([
  ['/hotels', '/hotels', '', true],
  ['/hotels', '/hotels/ardic-bay-hotel-12', 'checkIn=2027-05-21', true],
  ['/hotels', '/hotels-and-more', '', false],
  ['/services?type=gulet', '/services', 'place=gocek&type=gulet', true],
  ['/services?type=gulet', '/services', 'type=extra', false],
  ['/services?type=gulet', '/services', '', false],
  ['/ar/tours', '/ar/tours/list', '', true],
])('%s leads to %s?%s: %s', (href, pathname, search, expected) => {
  expect(isCurrentEntry(href, pathname, search)).toBe(expected)
})
