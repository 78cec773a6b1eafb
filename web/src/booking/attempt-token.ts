import { isLocale, type Locale } from '../i18n/locales.ts'
import { removeTabItem, readTabItem, writeTabItem } from '../tab/tab-storage.ts'

const KEY = 'rota.payment'
const LANGUAGE = 'rota.payment.language'
const RESULT = 'rota.payment.result'
/** The chosen way of paying, as text. */
export const WAY = 'rota.payment.way'

/**
 * The token of the payment attempt in progress, so that a reload or Back during 3-D Secure finds it again (H4). It
 * names a payment at the gateway and only allows reading its state; no card data is ever stored. When the browser
 * blocks storage, only the current page knows the attempt.
 */
export const readAttempt = (): string | undefined => readTabItem(KEY)

/** Stores a new attempt and the language it starts in. */
export function keepAttempt(token: string, locale: Locale): void {
  writeTabItem(KEY, token)
  writeTabItem(LANGUAGE, locale)
}

export function dropAttempt(): void {
  removeTabItem(KEY)
  removeTabItem(LANGUAGE)
  removeTabItem(RESULT)
}

/**
 * Notes which booking an attempt led to, and returns whether it could be stored. The attempt is kept until that booking
 * is on the screen, so that a reload in between does not show an empty checkout.
 */
export const noteResult = (bookingToken: string): boolean => writeTabItem(RESULT, bookingToken)

/**
 * Forgets the attempt that led to this booking, which is now on the screen, and its way of paying: the next basket
 * begins with the site's first way. An attempt that is still in progress stays.
 */
export function dropAttemptOf(bookingToken: string): void {
  if (readTabItem(RESULT) !== bookingToken) return
  dropAttempt()
  removeTabItem(WAY)
}

/**
 * The language to switch back to when the attempt began in another one: the URL through which a full-page bank returns
 * has no language. Returned only once, so that a later change of language is respected.
 */
export function takeLanguage(locale: Locale): Locale | undefined {
  const startLanguage = readTabItem(LANGUAGE)
  if (startLanguage === locale || !isLocale(startLanguage)) return undefined
  removeTabItem(LANGUAGE)
  return startLanguage
}
