/** Placeholder for the site's origin in generated documents and samples. */
export const ANY_ORIGIN = 'https://your-site.example'

/**
 * The year of the dates in the contract's examples, and the earliest date in requests. Earlier dates are in responses
 * only.
 */
const EXAMPLE_YEAR = 2027
const FIRST_EXAMPLE_DAY = '05-17'

/**
 * Dates in samples stay at least two weeks in the future, in milliseconds, because readers may use a cached document.
 */
const MIN_AHEAD_MS = 14 * 86_400_000

/**
 * By how many years to move the dates of examples, so that the earliest is still ahead. Whole years, because what is
 * sold in May is not always sold in winter.
 * @param now epoch milliseconds
 */
export function yearsAhead(now: number): number {
  const year = new Date(now).getUTCFullYear()
  const isPast = Date.parse(`${year}-${FIRST_EXAMPLE_DAY}`) < now + MIN_AHEAD_MS
  return (isPast ? year + 1 : year) - EXAMPLE_YEAR
}

/**
 * The text of a generated document for one reader: with the site's origin, dates in the future, and cards and passports
 * that are still valid, however old the build is.
 * @param now epoch milliseconds
 */
export const servedText = (text: string, origin: string, now: number): string =>
  moveYears(text, { [ANY_ORIGIN]: origin }, yearsAhead(now))

/**
 * Replaces placeholders and moves years. Its source code is also embedded in pages, so it must not use anything outside
 * its parameters.
 */
export function moveYears(text: string, replacements: Record<string, string>, years: number): string {
  const later = (year: string) => String(Number(year) + years)
  return Object.entries(replacements)
    .reduce((result, [placeholder, value]) => result.replaceAll(placeholder, value), text)
    .replaceAll(/\b20(?:2[7-9]|3\d)(?=[01]\d[0-3]\d\b|-[01]\d-[0-3]\d)/g, later)
    .replaceAll(/(?<=\b[01]\d\/)20[34]\d\b/g, later)
}
