import type { Session } from '../context.ts'
import type { BodyOf } from '../contract/types.ts'

/** A published test number; the tests look for it in everything that is kept. */
export const CARD = { number: '4000000000001091', expiry: '12/2030', cvv: '731', holder: 'DEFNE AYDIN' }

export function quoteBody(change: Partial<BodyOf<'quoteCreate'>> = {}): BodyOf<'quoteCreate'> {
  const sha256 = 'a'.repeat(64)
  const acceptedContracts = (['distance-sales', 'pre-information'] as const).map((id) => ({ id, version: '1', sha256 }))
  return { method: 'creditcard', installment: 1, term: 'full', toCurrency: 'try', acceptedContracts, ...change }
}

export function orderBody(quoteHash: string): BodyOf<'orderInitialize'> {
  return { quoteHash, method: 'creditcard', installment: 1, language: 'en', card: CARD }
}

export const sessionOf = (booking: string): Session => ({ booking, site: 'localhost', issuedAt: 0, generation: 0 })
