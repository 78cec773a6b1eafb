import { idle, lazyPart } from '../../../parts/lazy-part.ts'
import { fetchLazyPayment } from './lazy-payment.ts'

const step = async () => (await import('./PaymentStep.tsx')).PaymentStep
const bank = async () => (await import('./bank/BankDialog.tsx')).BankDialog
const waiting = async () => (await import('./bank/Waiting.tsx')).Waiting

/**
 * The payment step, the wait for the bank and its dialog are lazy, because visitors who start with the guests do not
 * need them yet.
 */
export const PaymentStep = lazyPart(step)
export const BankDialog = lazyPart(bank)
export const Waiting = lazyPart(waiting)

/**
 * Loads the payment step while the visitor enters the guests, or at once when the page opens at it. Then it loads the
 * parts that the step may show, so that they work when the connection is lost (H5).
 */
export async function fetchLazyParts(address: string): Promise<void> {
  if (!address.includes('payment')) await idle()
  await Promise.allSettled([step()])
  await idle()
  await Promise.allSettled([waiting(), bank(), fetchLazyPayment()])
}
