import { splitLocale } from '../paths.ts'

/**
 * Whether the visitor has chosen the language of a page: its referrer is one of our pages in another language (decision
 * 32.8).
 */
export function isLanguageChosen(
  referrer: string,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): boolean {
  if (!referrer.startsWith(`${origin}/`)) return false
  return splitLocale(new URL(referrer).pathname).locale !== splitLocale(pathname).locale
}
