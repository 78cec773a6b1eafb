import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefetchOperation } from './prefetch-operation.ts'
import { isFresh, keyText, read, prefetches } from './use-api.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

const hotel = (id: string) => ({ path: { id } })
const cached = (id: string) => SWRConfig.defaultValue.cache.get(keyText('hotelView', hotel(id)))?.data as unknown

test('a page uses the prefetched response without a second request', async () => {
  fetched.mockImplementation(async () => new Response('{"record":1}'))
  await Promise.all([
    prefetchOperation('hotelView', hotel('prefetched-1')),
    prefetchOperation('hotelView', hotel('prefetched-1')),
  ])
  await prefetchOperation('hotelView', hotel('prefetched-1'))
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(cached('prefetched-1')).toEqual({ record: 1 })
  expect(isFresh('hotelView', hotel('prefetched-1'))).toBe(true)
})

test('a page can wait for a prefetch in progress', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetched.mockReturnValue(promise)
  const reading = prefetchOperation('hotelView', hotel('prefetched-2'))
  const joined = prefetches.get(keyText('hotelView', hotel('prefetched-2')))
  resolve(new Response('{"record":2}'))
  expect(await joined).toEqual({ record: 2 })
  await reading
  expect(prefetches.size).toBe(0)
})

test('does not prefetch what a page is already requesting', async () => {
  fetched.mockImplementation(async () => new Response('{"record":4}'))
  const page = read(['hotelView', hotel('prefetched-4')])
  await prefetchOperation('hotelView', hotel('prefetched-4'))
  expect(await page).toEqual({ record: 4 })
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('after a failed prefetch the page sends its own request', async () => {
  fetched.mockRejectedValue(new TypeError('offline'))
  await expect(prefetchOperation('hotelView', hotel('prefetched-3'))).rejects.toThrow('offline')
  expect(prefetches.size).toBe(0)
  expect(cached('prefetched-3')).toBeUndefined()
  expect(isFresh('hotelView', hotel('prefetched-3'))).toBe(false)
})
