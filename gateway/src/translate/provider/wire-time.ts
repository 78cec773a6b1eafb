/** What the provider writes where nobody knows a time. */
const UNSET = '0001-01-01'

/**
 * The moment that a time of the provider means, in epoch milliseconds. One without an offset is taken as UTC, which is
 * only right for expiries; business dates and flight times are local and never come here. Undefined for what is not set.
 */
export function instantOf(text: string | undefined): number | undefined {
  if (text === undefined || text.startsWith(UNSET)) return undefined
  const hasOffset = /(?:Z|[+-]\d{2}:\d{2})$/.test(text)
  const instant = Date.parse(hasOffset || !text.includes('T') ? text : `${text}Z`)
  return Number.isNaN(instant) ? undefined : instant
}
