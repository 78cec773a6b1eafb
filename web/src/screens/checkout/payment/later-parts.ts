import { idle, later } from '../../../parts/later.ts'
import { fetchLaterPayment } from './later-payment.ts'

const step = async () => (await import('./PaymentStep.tsx')).PaymentStep
const bank = async () => (await import('./bank/BankDialog.tsx')).BankDialog
const waiting = async () => (await import('./bank/Waiting.tsx')).Waiting

/**
 * The payment step, the wait for the bank and its dialog are loaded later, because visitors who start with the guests need neither yet.
 */
export const PaymentStep = later(step)
export const BankDialog = later(bank)
export const Waiting = later(waiting)

/**
 * Loads the step while the visitor enters the guests, or at once when the page opens at it, and then what it may have to
 * show, so that a connection lost later does not affect them (H5).
 */
export async function fetchLaterParts(address: string): Promise<void> {
  if (!address.includes('payment')) await idle()
  await Promise.allSettled([step()])
  await idle()
  await Promise.allSettled([waiting(), bank(), fetchLaterPayment()])
}
