import { expect, test, vi } from 'vitest'
import { StoreError } from '../ports/store.ts'
import { CONFIG } from '../testing/gateway.ts'
import { memoryBackend } from '../testing/memory-store.ts'
import { startTestGateway } from '../testing/server.ts'
import { startGateway } from './start.ts'

test('G12 fails to start if the store refuses at once, without an unhandled rejection', async () => {
  const store = { ...memoryBackend(), commit: () => Promise.reject(new StoreError('the database refuses connections')) }
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

test('G1 picks up no more payments from the beginning of a shutdown, while it still serves requests', async () => {
  const gateway = await startTestGateway('http://127.0.0.1:9')
  const { payment } = gateway.context
  if (payment === undefined) throw new Error('no payments')
  const stopPolling = vi.spyOn(payment, 'stopPolling')
  const ended = gateway.drain({ listensFor: 200 })
  expect(stopPolling).toHaveBeenCalled()
  expect((await fetch(`http://127.0.0.1:${gateway.port}/healthz`)).status).toBe(200)
  await ended
})
