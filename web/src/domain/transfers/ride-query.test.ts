import { expect, test } from 'vitest'
import { decodeTransfers } from './read-transfer-address.ts'
import { rideQuery } from './ride-query.ts'
import { encodeTransfers } from './transfer-address.ts'
import { defaultTransferSearch } from './transfer-search.ts'

test('the address of the ride of a service is the one that the list writes and reads', () => {
  const search = { ...defaultTransferSearch(), from: 'ayt', to: 'kas', ride: 'aytkasminivan' }
  const query = rideQuery({ id: 'aytkasminivan', from: 'ayt', to: 'kas' })
  expect(query).toBe(encodeTransfers(search))
  expect(decodeTransfers(query, 20270510)).toEqual({ search, repaired: [] })
})

test('a service that names no transfer leads to the whole list', () => {
  expect(rideQuery(undefined)).toBe('')
})
