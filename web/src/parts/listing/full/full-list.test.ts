import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ListKey, ListPage } from './lists.ts'
import { fullList, type Send } from './full-list.ts'

/** The agency, with three pages of each list. `failing` are the pages that fail once. */
function agency(failing: number[] = []) {
  const asked: unknown[] = []
  const send = vi.fn<Send>(async (_, input: { query?: { page: number }; body?: { page: number } }) => {
    asked.push(input)
    const page = input.query?.page ?? input.body?.page ?? 1
    if (failing.includes(page)) {
      failing.splice(failing.indexOf(page), 1)
      throw new Error(`page ${page} is down`)
    }
    return pageOf(page)
  })
  return { send, asked }
}

const pageOf = (page: number) => ({ records: [{ id: `${page}` }], stats: { pageCount: 3, totalRecord: 3 } })
const FIRST = pageOf(1) as unknown as ListPage
/** The key of a list of its own for each test. */
const keyOf = (name: string, asked = 0): ListKey => ['serviceList', { query: { keyword: name, limit: 1 } }, asked]
const idsOf = (entries: unknown) => (entries as { id: string }[] | undefined)?.map(({ id }) => id)

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.stubGlobal('location', { pathname: '/services' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('requests each page after the shown one once', async () => {
  const { send, asked } = agency()
  expect(idsOf(await fullList(send, keyOf('boat'), FIRST))).toEqual(['1', '2', '3'])
  expect(asked).toEqual([2, 3].map((page) => ({ query: { keyword: 'boat', limit: 1, page } })))
  expect(send).toHaveBeenCalledWith('serviceList', expect.anything(), { background: true })
})

test('puts the page number into the body of a search with a body', async () => {
  const { send, asked } = agency()
  await fullList(send, ['tourSearch', { body: { filter: {}, limit: 1 } }, 0], FIRST)
  expect(asked).toEqual([2, 3].map((page) => ({ body: { filter: {}, limit: 1, page } })))
})

test('continues after a failure where it stopped', async () => {
  const { send, asked } = agency([3])
  await expect(fullList(send, keyOf('failing'), FIRST)).rejects.toThrow('page 3 is down')
  expect(idsOf(await fullList(send, keyOf('failing', 1), FIRST))).toEqual(['1', '2', '3'])
  expect(asked.map((input) => (input as { query: { page: number } }).query.page)).toEqual([2, 3, 3])
})

test('reads all pages again after a minute', async () => {
  const { send, asked } = agency()
  await fullList(send, keyOf('old'), FIRST)
  vi.setSystemTime(60_000)
  await fullList(send, keyOf('old'), FIRST)
  expect(asked).toHaveLength(2 + 3)
})

test('stops reading when another list is read', async () => {
  const { send, asked } = agency()
  const left = fullList(send, keyOf('left'), FIRST)
  expect(idsOf(await fullList(send, keyOf('next'), FIRST))).toEqual(['1', '2', '3'])
  expect(await left).toBeUndefined()
  expect(asked.filter((input) => JSON.stringify(input).includes('left')).length).toBeLessThan(2)
})

test('stops reading when the visitor leaves the page', async () => {
  const { send, asked } = agency()
  const left = fullList(send, keyOf('gone'), FIRST)
  vi.stubGlobal('location', { pathname: '/cart' })
  expect(await left).toBeUndefined()
  expect(asked).toEqual([])
})

test('reads nothing by itself when the browser saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const { send, asked } = agency()
  await expect(fullList(send, keyOf('saving'), FIRST)).rejects.toThrow('ask for the rest')
  expect(asked).toEqual([])
  expect(idsOf(await fullList(send, keyOf('saving', 1), FIRST))).toEqual(['1', '2', '3'])
})
