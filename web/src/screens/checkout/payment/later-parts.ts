import { idle, later } from '../../../parts/later.ts'
import { fetchLaterPayment } from './later-payment.ts'

const step = async () => (await import('./PaymentStep.tsx')).PaymentStep
const bank = async () => (await import('./bank/BankDialog.tsx')).BankDialog
const waiting = async () => (await import('./bank/Waiting.tsx')).Waiting

/**
 * The payment step, the wait for the bank and its dialog are loaded later, because visitors who start with the guests
 * do not need them yet.
 */
export const PaymentStep = later(step)
export const BankDialog = later(bank)
export const Waiting = later(waiting)

/**
 * Loads the payment step while the visitor enters the guests, or at once when the page opens at it. Then it loads the
 * parts that the step may show, so that they work when the connection is lost (H5).
 */
export async function fetchLaterParts(address: string): Promise<void> {
  if (!address.includes('payment')) await idle()
  await Promise.allSettled([step()])
  await idle()
  await Promise.allSettled([waiting(), bank(), fetchLaterPayment()])
}
