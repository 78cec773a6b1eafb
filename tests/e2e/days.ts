const DAY = 86_400_000

const format = (moment: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Istanbul', ...options }).format(moment)

/** A date counted from today in Istanbul, in all its formats. */
export function inDays(days: number) {
  const moment = Date.now() + days * DAY
  const typed = format(moment, { day: '2-digit', month: '2-digit', year: 'numeric' }).replaceAll('/', '.')
  const iso = typed.split('.').toReversed().join('-')
  return {
    /** 21.11.2026 */
    typed,
    /** 2026-11-21, as in URLs. */
    iso,
    /** 20261121, as in the contract. */
    wire: Number(iso.replaceAll('-', '')),
    /** Sat 21 Nov */
    short: format(moment, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', ''),
    /** Sat 21 Nov 2026 */
    dated: format(moment, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).replace(',', ''),
    /** 21 November */
    long: format(moment, { day: 'numeric', month: 'long' }),
  }
}
