import { addDays, type CivilDate } from '../dates/civil-date.ts'

/** "local storage per host, max 100"; "survives 365 days" (decision 36.11). */
export const MAX_FAVOURITES = 100
const KEPT_DAYS = 365

/** An entry of the stored list. What another version has stored may have any shape. */
export type KeptEntry = { ref?: unknown; since?: unknown; value?: unknown; currency?: unknown }

/** The entries of the stored list that are at most a year old. An unreadable text is an empty list. */
export function entriesOf(text: string | null, today: CivilDate): KeptEntry[] {
  try {
    const oldest = addDays(today, -KEPT_DAYS)
    return (JSON.parse(text ?? '[]') as (KeptEntry | null)[]).filter(
      (entry) => Number(entry?.since) >= oldest,
    ) as KeptEntry[]
  } catch {
    return []
  }
}

/**
 * The stored list with an entry added at the front, or without it if it was there; undefined when the list is full. It
 * parses only what it needs of the entries, because it is in the first load of every page with a heart.
 */
export function toggleKept(
  text: string | null,
  entry: KeptEntry & { since: CivilDate },
  today: CivilDate,
): string | undefined {
  const list = entriesOf(text, today)
  const others = list.filter(({ ref }) => ref !== entry.ref)
  if (others.length < list.length) return JSON.stringify(others)
  return list.length < MAX_FAVOURITES ? JSON.stringify([entry, ...list]) : undefined
}
