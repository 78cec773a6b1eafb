import { expect, test } from 'vitest'
import { dropNulls } from './nulls.ts'

test('what is null is as if it had been left out, at every depth (provider facts 1)', () => {
  const body = {
    hotels: [{ id: '1', name: null, description: { text: null }, offers: [{ offerId: 'a', notes: null, night: 0 }] }],
    details: null,
  }
  dropNulls(body)
  expect(body).toEqual({ hotels: [{ id: '1', description: {}, offers: [{ offerId: 'a', night: 0 }] }] })
})

test('null in a list is a line of its own (provider facts 1, addressLines)', () => {
  const address = { addressLines: [null, 'Sahil Caddesi', null], street: '' }
  dropNulls(address)
  expect(address).toEqual({ addressLines: [null, 'Sahil Caddesi', null], street: '' })
})
