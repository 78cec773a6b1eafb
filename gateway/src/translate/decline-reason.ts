import type { Schemas } from '../ports/contract.ts'

type DeclineReason = Schemas['DeclineReason']

const NAMES: Record<DeclineReason, true> = {
  'insufficient-funds': true,
  'limit-exceeded': true,
  'expired-card': true,
  'wrong-details': true,
  'not-permitted': true,
  'not-confirmed': true,
  cancelled: true,
  refused: true,
}

/** ISO 8583 response codes. A lost or stolen card is only `refused`, so that its holder learns nothing. */
const CODES: Readonly<Record<string, DeclineReason>> = {
  '14': 'wrong-details',
  '33': 'expired-card',
  '51': 'insufficient-funds',
  '54': 'expired-card',
  '57': 'not-permitted',
  '58': 'not-permitted',
  '61': 'limit-exceeded',
  '62': 'not-permitted',
  '65': 'limit-exceeded',
  '82': 'wrong-details',
}

const isName = (text: string): text is DeclineReason => Object.hasOwn(NAMES, text)

/** Maps a bank's reason to the contract's. An unknown reason is `refused`. */
export function declineReasonOf(bankReason: string): DeclineReason {
  const text = bankReason.trim().toLowerCase()
  if (isName(text)) return text
  return Object.hasOwn(CODES, text) ? (CODES[text] ?? 'refused') : 'refused'
}

/** The reason as a property of a response, if the bank gave one. */
export function declineReasonIn({ bankReason }: { bankReason?: string }): { declineReason?: DeclineReason } {
  return bankReason === undefined ? {} : { declineReason: declineReasonOf(bankReason) }
}
