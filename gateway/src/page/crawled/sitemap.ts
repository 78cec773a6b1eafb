import type { SitemapKind, SitemapPart } from '../port.ts'

/**
 * URLs in one file. The protocol allows 50,000; with fewer, a file takes ten calls of the agency at most, and is small
 * enough to be made in memory.
 */
const URLS_PER_FILE = 1000

/** Records that one call returns. */
const RECORDS_PER_CALL = 100

const CALLS_PER_FILE = URLS_PER_FILE / RECORDS_PER_CALL

/** Reads one page of a kind in a language. */
export type ReadPart = (kind: SitemapKind, page: number, locale: string) => Promise<SitemapPart>

/** Path of a file; `number` starts at 1. */
const pathOf = (kind: string, locale: string, number: number) => `/sitemaps/${kind}-${locale}-${number}.xml`

const FILE_PATH = /^\/sitemaps\/([a-z]+)-([a-z]{2})-([1-9]\d{0,2})\.xml$/

/** The kind, language and number of a file's path. */
export function fileAt(path: string): { kind: string; locale: string; number: number } | undefined {
  const [, kind, locale, number] = FILE_PATH.exec(path) ?? []
  return kind === undefined || locale === undefined ? undefined : { kind, locale, number: Number(number) }
}

/** The XML of the sitemap index, which lists a site's files: as many per type and language as its records need. */
export async function indexOf(
  origin: string,
  { kinds, locales, read }: { kinds: readonly SitemapKind[]; locales: readonly string[]; read: ReadPart },
): Promise<string> {
  const counted = await Promise.all(
    kinds.map(async (kind) => ({ kind, total: (await read(kind, 1, locales[0] ?? 'en')).total })),
  )
  const files = counted.flatMap(({ kind, total }) =>
    locales.flatMap((locale) =>
      Array.from({ length: Math.ceil(total / URLS_PER_FILE) }, (_, at) => pathOf(kind.name, locale, at + 1)),
    ),
  )
  return xml(
    'sitemapindex',
    files.map((path) => element('sitemap', { loc: origin + path })),
  )
}

/** The XML of one file with its URLs; undefined if there is no such file. */
export async function sitemapOf(
  origin: string,
  file: { kind: SitemapKind; locale: string; number: number; read: ReadPart },
): Promise<string | undefined> {
  const { kind, locale, number, read } = file
  const { entries, total } = kind.isPaged ? await readFile(file) : await read(kind, 1, locale)
  const [from, to] = [(number - 1) * URLS_PER_FILE, number * URLS_PER_FILE]
  if (total <= from) return undefined
  const fileEntries = kind.isPaged ? entries : entries.slice(from, to)
  return xml(
    'urlset',
    fileEntries.map(({ path, modified }) => element('url', { loc: origin + path, lastmod: modified })),
  )
}

/** The entries of a file, one call after the other, because nobody waits for a sitemap. */
async function readFile({ kind, locale, number, read }: Parameters<typeof sitemapOf>[1]): Promise<SitemapPart> {
  const first = (number - 1) * CALLS_PER_FILE + 1
  const { entries, total } = await read(kind, first, locale)
  const last = Math.min(Math.ceil(total / RECORDS_PER_CALL), first + CALLS_PER_FILE - 1)
  const all = [...entries]
  for (let page = first + 1; page <= last; page++) all.push(...(await read(kind, page, locale)).entries)
  return { entries: all, total }
}

const XML_ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => XML_ENTITIES[sign] ?? sign)

function element(name: string, parts: Record<string, string | undefined>): string {
  const inside = Object.entries(parts).map(([key, value]) =>
    value === undefined ? '' : `<${key}>${escaped(value)}</${key}>`,
  )
  return `<${name}>${inside.join('')}</${name}>`
}

const xml = (root: string, elements: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...elements,
    `</${root}>`,
    '',
  ].join('\n')
