/** An answer to a list: one page of it, and how many there are. */
type Page<Entry> = { records: readonly Entry[]; stats: { pageCount: number } }

/** The most pages that are read without being asked for: searches are limited to 30 per minute (decision 13.2). */
const MOST = 10

type Reader<Entry> = {
  pageAt: (page: number) => Promise<Page<Entry>>
  /** What an entry is known by. */
  idOf: (entry: Entry) => string
  /** Whether the visitor has asked for the rest. */
  isAsked: boolean
  /** Whether the connection allows for more than what is asked for. */
  isAllowed: boolean
  /** Whether this list is still the one that is shown. */
  isShown: () => boolean
}

/**
 * Reads a list to its end, one page after the other (decision 36.14). Entries may move to another page meanwhile and
 * come twice: the list has them once. Undefined if the list is left before its end.
 * @throws what a page throws, and if the rest has to be asked for
 */
export async function readOn<Entry>(reader: Reader<Entry>): Promise<Entry[] | undefined> {
  const { pageAt, idOf, isAsked, isAllowed, isShown } = reader
  const entries = new Map<string, Entry>()
  for (let page = 1, last = 1; page <= last; page += 1) {
    if (!isShown()) return undefined
    const { records, stats } = await pageAt(page)
    last = stats.pageCount
    if (!isAsked && (last > MOST || !isAllowed)) throw new Error('the rest has to be asked for')
    for (const entry of records) entries.set(idOf(entry), entries.get(idOf(entry)) ?? entry)
  }
  return [...entries.values()]
}
