import { idle, later } from '../../../parts/later.ts'

const step = async () => (await import('./PaymentStep.tsx')).PaymentStep
const bank = async () => (await import('./bank/BankDialog.tsx')).BankDialog

/**
 * The payment step and the bank's dialog are loaded later, because visitors who start with the guests need neither yet.
 */
export const PaymentStep = later(step)
export const BankDialog = later(bank)

/**
 * Loads them while the visitor enters the guests, and at once when the page opens at the payment step, so that a
 * connection lost later does not affect them (H5).
 */
export async function fetchLaterParts(address: string): Promise<void> {
  if (!address.includes('payment')) await idle()
  await Promise.allSettled([step(), bank()])
}
