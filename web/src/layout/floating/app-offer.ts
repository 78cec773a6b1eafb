/** "dismissed 30 days" (decision 41.8), in milliseconds. */
const DISMISSED = 30 * 24 * 60 * 60 * 1000

type Device = { userAgent: string; touchPoints: number }
type Stores = { playstore?: string | undefined; appstore?: string | undefined }

/**
 * The store whose app the banner offers: only on Android and iOS, only when the site has both store links, and not for
 * 30 days after it was dismissed (decision 41.8).
 */
export function appOffer(
  { userAgent, touchPoints }: Device,
  { playstore, appstore }: Stores,
  dismissedAt: number | undefined,
  now: number,
): string | undefined {
  if (!playstore || !appstore) return undefined
  if (dismissedAt !== undefined && now - dismissedAt < DISMISSED) return undefined
  if (/Android/i.test(userAgent)) return playstore
  // An iPad calls itself a Mac; no Mac has a touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1)
  return isApple ? appstore : undefined
}
