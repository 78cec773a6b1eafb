/** The provider's value for an unset time. */
const UNSET = '0001-01-01'

/**
 * Converts an expiry of the provider to epoch milliseconds, or undefined if not set. A time without an offset counts as
 * UTC, so never use this for business dates and flight times, which are local.
 */
export function instantOf(text: string | undefined): number | undefined {
  if (text === undefined || text.startsWith(UNSET)) return undefined
  const hasOffset = /(?:Z|[+-]\d{2}:\d{2})$/.test(text)
  const instant = Date.parse(hasOffset || !text.includes('T') ? text : `${text}Z`)
  return Number.isNaN(instant) ? undefined : instant
}
