/** Stands in generated documents and samples for the origin of the site that is asked. */
export const ANY_ORIGIN = 'https://your-site.example'

/** The contract's examples ask for days of this year; the first of them as month and day. Earlier ones are in answers. */
const YEAR = 2027
const FIRST_DAY = '05-17'

/** Nobody books for tomorrow what stands in a document that is kept. */
const AHEAD = 14 * 86_400_000

/**
 * How many years the days of examples are moved: by as many as bring the first of them ahead of the reader. Whole years,
 * because what is sold in May is not always sold in winter.
 * @param now epoch milliseconds
 */
export function yearsAhead(now: number): number {
  const year = new Date(now).getUTCFullYear()
  const isGone = Date.parse(`${year}-${FIRST_DAY}`) < now + AHEAD
  return (isGone ? year + 1 : year) - YEAR
}

/**
 * The text of a generated document for one reader: at the address of the site, with days in its samples that are still to
 * come, and cards and passports that are still good, however old the build is.
 * @param now epoch milliseconds
 */
export const servedText = (text: string, origin: string, now: number): string =>
  moved(text, { [ANY_ORIGIN]: origin }, yearsAhead(now))

/**
 * The same by years, with words of the build replaced by the reader's own. Its text goes into pages as well, so it knows
 * nothing but what it is given.
 */
export function moved(text: string, own: Record<string, string>, years: number): string {
  const later = (year: string) => String(Number(year) + years)
  return Object.entries(own)
    .reduce((all, [any, mine]) => all.replaceAll(any, mine), text)
    .replaceAll(/\b20(?:2[7-9]|3\d)(?=[01]\d[0-3]\d\b|-[01]\d-[0-3]\d)/g, later)
    .replaceAll(/(?<=\b[01]\d\/)20[34]\d\b/g, later)
}
