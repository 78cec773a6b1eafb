/** Milliseconds. A smaller gap only shows how long the response took, and that `Date` has whole seconds. */
const NOTABLE = 60_000

/** Milliseconds by which this device's clock is behind the server's. */
let behind = 0

/**
 * Notes how far this device's clock is from the server's. Only a response that no cache may keep says what time it is
 * now. The responses of the demo have no date, because their server runs on this clock.
 */
export function noteServerTime(headers: Headers): void {
  const date = headers.get('cache-control')?.includes('no-store') ? headers.get('date') : null
  if (date === null) return
  const gap = Date.parse(date) - Date.now()
  behind = Math.abs(gap) > NOTABLE ? gap : 0
}

/** Milliseconds since 1970 UTC by the server's clock; offers end by it, whatever this device believes (H7). */
export const serverNow = (): number => Date.now() + behind
