import { expect, test } from 'vitest'
import type { SitemapKind } from '../port.ts'
import { fileAt, indexOf, sitemapOf, type ReadPart } from './sitemap.ts'

const ORIGIN = 'https://shop.test'
const need = () => ({ operationId: 'tourList', params: {} }) as const
const never = () => ({ entries: [], total: 0 })
const TOURS: SitemapKind = { name: 'tours', isPaged: true, need, read: never }
const THEMES: SitemapKind = { name: 'themes', isPaged: false, need, read: never }

/** Reads from lists of the given lengths, and notes the pages that were read. */
function lists(lengths: Record<string, number>) {
  const asked: string[] = []
  const read: ReadPart = async (kind, page, locale) => {
    asked.push(`${kind.name} ${page}`)
    const total = lengths[kind.name] ?? 0
    const from = kind.isPaged ? (page - 1) * 100 : 0
    const count = Math.max(0, Math.min(kind.isPaged ? 100 : total, total - from))
    const entries = Array.from({ length: count }, (_, at) => ({ path: `/${locale}/x?n=${from + at + 1}&a='<` }))
    return { entries, total }
  }
  return { read, asked }
}

const locsIn = (text = '') => Array.from(text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, loc]) => loc)

test('the index has a file for each type, language and thousand of records, and none for an empty type', async () => {
  const { read } = lists({ tours: 2001, themes: 3 })
  const kinds = [TOURS, THEMES, { ...TOURS, name: 'services' }]
  const index = await indexOf(ORIGIN, { kinds, locales: ['en', 'ar'], read })
  expect(index).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:\/\/www.sitemaps.org/)
  expect(locsIn(index)).toEqual([
    ...['en-1', 'en-2', 'en-3', 'ar-1', 'ar-2', 'ar-3'].map((name) => `${ORIGIN}/sitemaps/tours-${name}.xml`),
    ...['en', 'ar'].map((name) => `${ORIGIN}/sitemaps/themes-${name}-1.xml`),
  ])
})

test.each([
  [1, 1000, 1, 10],
  [2, 1000, 11, 10],
  [3, 1, 21, 1],
])('file %i of 2,001 records has %i URLs and needs no more calls than that', async (number, urls, first, calls) => {
  const { read, asked } = lists({ tours: 2001 })
  const file = await sitemapOf(ORIGIN, { kind: TOURS, locale: 'en', number, read })
  expect(new Set(locsIn(file)).size).toBe(urls)
  expect(asked).toEqual(Array.from({ length: calls }, (_, at) => `tours ${first + at}`))
})

test('a file that the index does not name is missing', async () => {
  const { read } = lists({ tours: 1000, themes: 3 })
  for (const kind of [TOURS, THEMES])
    expect(await sitemapOf(ORIGIN, { kind, locale: 'en', number: 2, read })).toBeUndefined()
})

test('a list that comes whole is cut into files, and nothing is listed twice', async () => {
  const { read, asked } = lists({ themes: 1200 })
  const files = await Promise.all(
    [1, 2].map((number) => sitemapOf(ORIGIN, { kind: THEMES, locale: 'en', number, read })),
  )
  expect(files.map((file) => locsIn(file).length)).toEqual([1000, 200])
  expect(new Set(files.flatMap(locsIn)).size).toBe(1200)
  expect(asked).toEqual(['themes 1', 'themes 1'])
})

test('an entry has its URL, escaped, and the day of its last change if that is known', async () => {
  const read: ReadPart = async () => ({
    entries: [{ path: '/a?b=1&c=2', modified: '2026-10-05' }, { path: '/d' }],
    total: 2,
  })
  const file = await sitemapOf(ORIGIN, { kind: TOURS, locale: 'en', number: 1, read })
  expect(file).toContain('<url><loc>https://shop.test/a?b=1&amp;c=2</loc><lastmod>2026-10-05</lastmod></url>')
  expect(file).toContain('<url><loc>https://shop.test/d</loc></url>')
})

test.each([
  '/sitemaps/tours-en-0.xml',
  '/sitemaps/tours-en.xml',
  '/sitemaps/TOURS-en-1.xml',
  '/sitemaps/tours-en-1.xml.gz',
])('%s is no sitemap', (path) => {
  expect(fileAt(path)).toBeUndefined()
})
