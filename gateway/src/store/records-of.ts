import type { Records } from '../ports/records.ts'
import type { Area, StoreReader } from '../ports/store.ts'

/** Number of records on a page, which are in memory together. */
const PAGE = 500

/** All live records of an area, of any size, page by page. */
export async function* recordsOf<A extends Area>(reader: StoreReader, area: A): AsyncGenerator<Records[A]> {
  let after = ''
  for (;;) {
    const page = await reader.page(area, after, PAGE)
    for (const { text } of page) yield JSON.parse(text) as Records[A]
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return
    after = last.key
  }
}
