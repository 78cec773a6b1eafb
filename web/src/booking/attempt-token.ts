import { isLocale, type Locale } from '../i18n/locales.ts'
import { forget, recall, remember } from './tab-memory.ts'

const KEY = 'rota.payment'
const LANGUAGE = 'rota.payment.language'
const RESULT = 'rota.payment.result'

/**
 * The token of the attempt under way, so that a reload or Back inside 3-D Secure finds it again (H4). It
 * names a payment at the gateway and is good for reading its state; nothing of a card is ever kept. Where the browser
 * forbids its storage, only this page knows the attempt.
 */
export const readAttempt = (): string | undefined => recall(KEY)

/** Keeps the attempt that begins, and the language it begins in. */
export function keepAttempt(token: string, locale: Locale): void {
  remember(KEY, token)
  remember(LANGUAGE, locale)
}

export function dropAttempt(): void {
  forget(KEY)
  forget(LANGUAGE)
  forget(RESULT)
}

/**
 * Notes which booking an attempt has led to. The attempt stays known until that booking is on the screen: a reload on
 * the way there finds it again, instead of a checkout with nothing in it.
 */
export const noteResult = (bookingToken: string): boolean => remember(RESULT, bookingToken)

/** Drops the attempt whose booking is on the screen; one that is still under way stays. */
export function dropAttemptOf(bookingToken: string): void {
  if (recall(RESULT) === bookingToken) dropAttempt()
}

/**
 * The language to go on in, when the attempt began in another one than the page's: a bank that took the whole tab leads
 * back to the checkout without one. Told once: who changes the language afterwards means it.
 */
export function takeLanguage(locale: Locale): Locale | undefined {
  const began = recall(LANGUAGE)
  if (began === locale || !isLocale(began)) return undefined
  forget(LANGUAGE)
  return began
}
