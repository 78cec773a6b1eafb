/** Smaller differences are the time that a response took, and the whole seconds of its `Date`. */
const NOTABLE = 60_000

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
