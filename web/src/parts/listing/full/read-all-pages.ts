/** An answer to a list: one page of it, and how many there are. */
type Page<Entry> = { records: readonly Entry[]; stats: { pageCount: number } }

/** The most pages that are read before the visitor asks: searches are limited to 30 per minute (decision 13.2). */
const MOST_PAGES = 10

type Reader<Entry> = {
  pageAt: (page: number) => Promise<Page<Entry>>
  /** The identity of an entry. */
  idOf: (entry: Entry) => string
  /** Whether the visitor has asked for the rest. */
  isAsked: boolean
  /** Whether the connection allows reading more than the visitor asks for. */
  isAllowed: boolean
  /** Whether this list is still the one that is shown. */
  isShown: () => boolean
}

/**
 * Reads a list to its end, one page after the other (decision 36.14). An entry that moves to another page meanwhile
 * comes twice, and is in the result once. Undefined if the visitor leaves the list before its end.
 * @throws if a page cannot be read, and if the visitor has to ask for the rest
 */
export async function readAllPages<Entry>(reader: Reader<Entry>): Promise<Entry[] | undefined> {
  const { pageAt, idOf, isAsked, isAllowed, isShown } = reader
  const entries = new Map<string, Entry>()
  for (let page = 1, last = 1; page <= last; page += 1) {
    if (!isShown()) return undefined
    const { records, stats } = await pageAt(page)
    last = stats.pageCount
    if (!isAsked && (last > MOST_PAGES || !isAllowed)) throw new Error('the visitor has to ask for the rest')
    for (const entry of records) entries.set(idOf(entry), entries.get(idOf(entry)) ?? entry)
  }
  return [...entries.values()]
}
