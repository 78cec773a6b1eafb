/** How long the banner stays away after it was dismissed: 30 days (decision 41.8), in milliseconds. */
const DISMISSED_FOR_MS = 30 * 24 * 60 * 60 * 1000

type Device = { userAgent: string; touchPoints: number }
type Stores = { playstore?: string | undefined; appstore?: string | undefined }

/**
 * The store link that the banner offers; undefined for no banner. Only for Android and iOS, only when the site has both
 * store links, and not within 30 days after a dismissal (decision 41.8). Times are in milliseconds since 1970.
 */
export function appOffer(
  { userAgent, touchPoints }: Device,
  { playstore, appstore }: Stores,
  dismissedAt: number | undefined,
  now: number,
): string | undefined {
  if (!playstore || !appstore) return undefined
  if (dismissedAt !== undefined && now - dismissedAt < DISMISSED_FOR_MS) return undefined
  if (/Android/i.test(userAgent)) return playstore
  // The user agent of an iPad is that of a Mac, but no Mac has a touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1)
  return isApple ? appstore : undefined
}
