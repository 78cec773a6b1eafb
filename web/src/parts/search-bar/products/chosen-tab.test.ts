import { expect, test } from 'vitest'
import { chosenProduct } from './chosen-tab.ts'

const NAV = ['hotels', 'gulets', 'flights', 'trains'].map((key) => ({ key }))
const hasForm = (key: string) => key === 'hotels' || key === 'flights'

test.each([
  ['the first product of the site', NAV, null, null, 'hotels'],
  ['the one of the address', NAV, 'flight', null, 'flights'],
  ['the one searched last', NAV, null, 'flights', 'flights'],
  ['the address before the memory', NAV, 'hotel', 'flights', 'hotels'],
  ['what the site does not sell is not asked for', NAV.slice(0, 2), 'flight', 'flights', 'hotels'],
  ['a product without a form of its own stays a link', NAV, 'gulet', 'gulets', 'hotels'],
  ['an address that means nothing', NAV, 'boat', '', 'hotels'],
  ['a site without hotels', NAV.slice(1), null, null, 'flights'],
  ['a site with no form at all', NAV.slice(1, 2), 'hotel', 'hotels', undefined],
])('%s', (_, nav, asked, last, expected) => {
  expect(chosenProduct(nav, hasForm, asked, last)).toBe(expected)
})
