import { expect, test } from 'vitest'
import { StoreError } from '../ports/store.ts'
import { CONFIG } from '../testing/gateway.ts'
import { memory } from '../testing/memory-store.ts'
import { startGateway } from './start.ts'

test('G12 a store that refuses at once fails the start, and is no uncaught error while the rest begins', async () => {
  const store = { ...memory(), commit: () => Promise.reject(new StoreError('the database refuses connections')) }
  const config = {
    ...CONFIG,
    host: undefined,
    port: 0,
    storeFile: '',
    webDist: '/nowhere',
    trustedProxies: [],
    logLevel: 'silent',
    drainMs: 0,
    docs: false,
    sitesSource: { file: '', stamp: '', read: () => CONFIG.sites },
  }
  const log = { request() {}, event() {}, fault() {} }
  await expect(startGateway(config, { store, log })).rejects.toThrow('the database refuses connections')
})
