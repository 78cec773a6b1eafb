import { expect, test } from 'vitest'
import { MAX_STORE_OPERATIONS, storeOperationsOfPayment } from './store-operations.ts'

test(`a card payment takes at most ${MAX_STORE_OPERATIONS} round trips to the store, from Pay to its result`, async () => {
  const operations = await storeOperationsOfPayment()
  expect(operations.slice(MAX_STORE_OPERATIONS)).toEqual([])
  const writes = operations.filter((operation) => operation.startsWith('write'))
  expect(writes.slice(7)).toEqual([])
})
