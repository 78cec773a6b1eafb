import { idle, later } from '../../../parts/later.ts'

const step = async () => (await import('./PaymentStep.tsx')).PaymentStep
const bank = async () => (await import('./bank/BankDialog.tsx')).BankDialog

/** The payment step and the bank's window: whoever begins with the guests needs neither of them yet. */
export const PaymentStep = later(step)
export const BankDialog = later(bank)

/**
 * Fetches them while the guests are typed, and at once for a page that begins with the payment: a connection that is
 * lost later must not lose the card step or the bank's window too (H5).
 */
export async function fetchLaterParts(address: string): Promise<void> {
  if (!address.includes('payment')) await idle()
  await Promise.allSettled([step(), bank()])
}
