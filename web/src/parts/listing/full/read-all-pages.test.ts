import { expect, test } from 'vitest'
import { readAllPages } from './read-all-pages.ts'

/** Reads a list of pages, each of which may fail; tells what was asked for too. */
async function read(pages: (string[] | Error)[], options: Partial<Parameters<typeof readAllPages<string>>[0]> = {}) {
  const asked: number[] = []
  let open = 0
  const pageAt = async (page: number) => {
    asked.push(page)
    open += 1
    await Promise.resolve()
    expect(open).toBe(1)
    open -= 1
    const records = pages[page - 1] ?? []
    if (records instanceof Error) throw records
    return { records, stats: { pageCount: pages.length } }
  }
  const reader = { pageAt, idOf: (entry: string) => entry.slice(0, 1), isRequested: false, isAllowed: true }
  const entries = await readAllPages({ ...reader, isShown: () => true, ...options }).catch(
    (error: Error) => error.message,
  )
  return { entries, asked }
}

const ELEVEN = Array.from({ length: 11 }, (_, at) => ['abcdefghijk'.charAt(at)])
const OFFERED = 'the visitor has to ask for the rest'

test.each([
  ['no pages', [], {}, [], [1]],
  ['one page', [['a']], {}, ['a'], [1]],
  ['three pages, one after the other', [['a', 'b'], ['c'], ['d']], {}, ['a', 'b', 'c', 'd'], [1, 2, 3]],
  [
    'an entry that moved to the next page, once',
    [
      ['a', 'b1'],
      ['b2', 'c'],
    ],
    {},
    ['a', 'b1', 'c'],
    [1, 2],
  ],
  ['nothing of a list that fails', [['a'], new Error('down'), ['c']], {}, 'down', [1, 2]],
  ['eleven pages only when asked', ELEVEN, {}, OFFERED, [1]],
  ['eleven pages when asked', ELEVEN, { isRequested: true }, [...'abcdefghijk'], ELEVEN.map((_, at) => at + 1)],
  ['two pages with little data only when asked', [['a'], ['b']], { isAllowed: false }, OFFERED, [1]],
  [
    'two pages with little data when asked',
    [['a'], ['b']],
    { isAllowed: false, isRequested: true },
    ['a', 'b'],
    [1, 2],
  ],
])('a reader gets %s', async (_, pages, options, entries, asked) => {
  expect(await read(pages, options)).toEqual({ entries, asked })
})

test('stops reading when the list is left', async () => {
  let steps = 2
  expect(await read([['a'], ['b'], ['c']], { isShown: () => (steps -= 1) >= 0 })).toEqual({
    entries: undefined,
    asked: [1, 2],
  })
})

test('reads a list that grows meanwhile to its new end', async () => {
  const pageAt = async (page: number) => ({ records: [`${page}`], stats: { pageCount: page < 2 ? 2 : 3 } })
  const reader = { pageAt, idOf: String, isRequested: false, isAllowed: true, isShown: () => true }
  expect(await readAllPages(reader)).toEqual(['1', '2', '3'])
})
