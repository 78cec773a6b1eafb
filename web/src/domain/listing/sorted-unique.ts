/** Sorts and deduplicates values, so that equal filters have one URL: numbers by size, texts by code unit. */
export function sortedUnique<Value extends number | string>(values: readonly Value[]): Value[] {
  return [...new Set(values)].toSorted((a, b) => (a < b ? -1 : Number(a > b)))
}
