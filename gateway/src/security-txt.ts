/** A file that says it is good for a quarter is asked for again in time (RFC 9116: less than a year). */
const GOOD_DAYS = 90
const DAY = 86_400_000

/**
 * Where to report a weakness (RFC 9116). Only a `https` address can be named as the file's own.
 * @param contact a `mailto:`, `tel:` or `https:` address
 * @param now epoch milliseconds
 */
export function securityTxt(contact: string, origin: string, now: number): string {
  // Whole days, so that the file is the same all day.
  const expires = new Date((Math.floor(now / DAY) + GOOD_DAYS) * DAY).toISOString()
  const canonical = origin.startsWith('https:') ? [`Canonical: ${origin}/.well-known/security.txt`] : []
  return [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: en, tr', ...canonical, ''].join('\n')
}
