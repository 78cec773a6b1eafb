import { expect, test } from 'vitest'
import { dropNulls } from './nulls.ts'

test('null properties are treated as absent, at every depth (decision 16.2)', () => {
  const body = {
    hotels: [{ id: '1', name: null, description: { text: null }, offers: [{ offerId: 'a', notes: null, night: 0 }] }],
    details: null,
  }
  dropNulls(body)
  expect(body).toEqual({ hotels: [{ id: '1', description: {}, offers: [{ offerId: 'a', night: 0 }] }] })
})

test('null in a list is kept (decision 16.2)', () => {
  const address = { addressLines: [null, 'Sahil Caddesi', null], street: '' }
  dropNulls(address)
  expect(address).toEqual({ addressLines: [null, 'Sahil Caddesi', null], street: '' })
})
