import { splitLocale } from '../paths.ts'

/**
 * Whether a page was opened from one of ours in another language, given its referrer: then its language was chosen
 * (decision 32.8).
 */
export function isChosen(referrer: string, { origin, pathname }: Pick<Location, 'origin' | 'pathname'>): boolean {
  if (!referrer.startsWith(`${origin}/`)) return false
  return splitLocale(new URL(referrer).pathname).locale !== splitLocale(pathname).locale
}
