import type { LedgerCase, LedgerDifference } from './ledger.ts'

/** What a person has to do about a difference. */
const WORDS: Readonly<Record<LedgerDifference, string>> = {
  'unknown-charge':
    'charged, and the store does not know the payment: look for the booking at the agency, or refund it',
  'charged-twice': 'charged more than once: refund all but one',
  'unpaid-charge': 'charged, and the attempt ended without money: refund it',
  'missing-charge': 'paid according to the store, and the bank has no charge: ask the bank before the journey',
  'other-amount': 'charged another amount than was accepted',
  'missing-refund': 'refunded according to the store, and the bank has no refund: refund it',
}

/** A difference as one line. Contains no personal data. */
export function caseLine({ difference, token, reference, state, charged }: LedgerCase): string {
  const facts = [
    token,
    ...(reference === undefined ? [] : [`reference ${reference}`]),
    ...(state === undefined ? [] : [`state ${state}`]),
    ...(charged === undefined ? [] : [`${charged.amount} ${charged.currency}`]),
  ]
  return `${facts.join(', ')}: ${WORDS[difference]}`
}
