import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAhead } from './read-ahead.ts'
import { isFresh, keyText, read, readingAhead } from './use-api.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

const hotel = (id: string) => ({ path: { id } })
const cached = (id: string) => SWRConfig.defaultValue.cache.get(keyText('hotelView', hotel(id)))?.data as unknown

test('what is read ahead is there when a page asks for it, and is read once', async () => {
  fetched.mockImplementation(async () => new Response('{"record":1}'))
  await Promise.all([readAhead('hotelView', hotel('ahead-1')), readAhead('hotelView', hotel('ahead-1'))])
  await readAhead('hotelView', hotel('ahead-1'))
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(cached('ahead-1')).toEqual({ record: 1 })
  expect(isFresh('hotelView', hotel('ahead-1'))).toBe(true)
})

test('a page that asks meanwhile can wait for the same response', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetched.mockReturnValue(promise)
  const reading = readAhead('hotelView', hotel('ahead-2'))
  const joined = readingAhead.get(keyText('hotelView', hotel('ahead-2')))
  resolve(new Response('{"record":2}'))
  expect(await joined).toEqual({ record: 2 })
  await reading
  expect(readingAhead.size).toBe(0)
})

test('what a page is reading is not read ahead', async () => {
  fetched.mockImplementation(async () => new Response('{"record":4}'))
  const page = read(['hotelView', hotel('ahead-4')])
  await readAhead('hotelView', hotel('ahead-4'))
  expect(await page).toEqual({ record: 4 })
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a failure is forgotten, so that the page asks again', async () => {
  fetched.mockRejectedValue(new TypeError('offline'))
  await expect(readAhead('hotelView', hotel('ahead-3'))).rejects.toThrow('offline')
  expect(readingAhead.size).toBe(0)
  expect(cached('ahead-3')).toBeUndefined()
  expect(isFresh('hotelView', hotel('ahead-3'))).toBe(false)
})
