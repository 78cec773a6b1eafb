import { expect, test } from 'vitest'
import type { Schema } from '../../api/operations.ts'
import { pathsOf } from '../../paths.ts'
import { lineAddress } from './line-address.ts'

const BASE = {
  key: 'a',
  id: '7',
  slug: 'x-7',
  pax: { adults: 2, children: [5] },
  checkIn: 20270101,
  checkOut: 20270108,
}
const stop = (id: string) => ({ id, type: 3, name: [] })

test.each([
  ['hotel', { type: 'hotel' }, '/hotels/x-7?checkIn=2027-01-01&checkOut=2027-01-08&children=5'],
  ['a room of the provider', { type: 'hotel', slug: undefined }, '/hotels'],
  ['tour', { type: 'tour', stype: 'package' }, '/tours/x-7?date=2027-01-01&children=5'],
  ['gulet', { type: 'service', stype: 'gulet' }, '/services/x-7?checkIn=2027-01-01&checkOut=2027-01-08&children=5'],
  [
    'transfer, both ways',
    { type: 'transfer', from: stop('ayt'), to: stop('kas'), time: '10:10', returnTime: '07:30' },
    '/transfers?from=ayt&to=kas&trip=return&date=2027-01-01&time=10%3A10&back=2027-01-08&backTime=07%3A30&children=5&ride=7',
  ],
  ['something without a page', { type: 'other' }, undefined],
])('%s leads back to where it was chosen', (_, line, address) => {
  expect(lineAddress({ ...BASE, ...line } as unknown as Schema<'CartLine'>, pathsOf('en'))).toBe(address)
})
