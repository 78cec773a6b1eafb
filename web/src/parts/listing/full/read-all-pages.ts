/** One page of a list, and the number of its pages. */
type Page<Entry> = { records: readonly Entry[]; stats: { pageCount: number } }

/**
 * Maximum number of pages that are read without a request of the visitor: 30 searches per minute are allowed (13.2).
 */
const MAX_PAGES = 10

type Reader<Entry> = {
  pageAt: (page: number) => Promise<Page<Entry>>
  /** The identity of an entry. */
  idOf: (entry: Entry) => string
  /** Whether the visitor has pressed the button that reads the remaining pages. */
  isRequested: boolean
  /** Whether the connection allows reading more than the visitor asks for. */
  isAllowed: boolean
  /** Whether this list is still the one that is shown. */
  isShown: () => boolean
}

/**
 * All entries of a list, read one page after the other (decision 36.14). An entry that moves to another page meanwhile
 * is read twice, but is in the result once. Undefined if the visitor leaves the list before its end.
 * @throws if a page cannot be read, or if the list is long and the visitor has not requested all of it
 */
export async function readAllPages<Entry>(reader: Reader<Entry>): Promise<Entry[] | undefined> {
  const { pageAt, idOf, isRequested, isAllowed, isShown } = reader
  const entries = new Map<string, Entry>()
  for (let page = 1, last = 1; page <= last; page += 1) {
    if (!isShown()) return undefined
    const { records, stats } = await pageAt(page)
    last = stats.pageCount
    if (!isRequested && (last > MAX_PAGES || !isAllowed)) throw new Error('the visitor has to ask for the rest')
    for (const entry of records) entries.set(idOf(entry), entries.get(idOf(entry)) ?? entry)
  }
  return [...entries.values()]
}
