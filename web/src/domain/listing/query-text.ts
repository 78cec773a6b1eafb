export type QueryEntry = [name: string, value: string | number | undefined]

/**
 * Builds a query without the question mark and leaves out empty values. Commas stay unescaped, which a query allows.
 */
export function queryText(entries: readonly QueryEntry[]): string {
  const present = entries.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(present).toString().replaceAll('%2C', ',')
}
