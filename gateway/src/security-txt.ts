/** Lifetime of the file in days; RFC 9116 recommends less than a year. */
const LIFETIME_DAYS = 90
const DAY_MS = 86_400_000

/**
 * The file that says where to report a vulnerability (RFC 9116). `Canonical` is only added for https.
 * @param contact a `mailto:`, `tel:` or `https:` URL
 * @param now epoch milliseconds
 */
export function securityTxt(contact: string, origin: string, now: number): string {
  // Whole days, so that the file does not change during a day.
  const expires = new Date((Math.floor(now / DAY_MS) + LIFETIME_DAYS) * DAY_MS).toISOString()
  const canonical = origin.startsWith('https:') ? [`Canonical: ${origin}/.well-known/security.txt`] : []
  return [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: en, tr', ...canonical, ''].join('\n')
}
