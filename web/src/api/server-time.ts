/**
 * Milliseconds. A smaller gap is ignored: it may come from the time that the response took, and from the header `Date`,
 * which has whole seconds.
 */
const MIN_GAP = 60_000

/** Milliseconds to add to this device's clock to get the server's time. */
let clockOffset = 0

/**
 * Measures the offset between this device's clock and the server's, from the `Date` header of a response. Only
 * `no-store` responses count, because the date of a cached response is old. The responses of the demo have no date,
 * because their server runs on this device.
 */
export function noteServerTime(headers: Headers): void {
  const date = headers.get('cache-control')?.includes('no-store') ? headers.get('date') : null
  if (date === null) return
  const gap = Date.parse(date) - Date.now()
  clockOffset = Math.abs(gap) > MIN_GAP ? gap : 0
}

/** Milliseconds since 1970 UTC by the server's clock, which decides when offers expire (H7). */
export const serverNow = (): number => Date.now() + clockOffset
