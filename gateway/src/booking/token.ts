import { base64url } from 'jose'
import type { Sealer } from '../ports/sealer.ts'
import type { Intent } from '../ports/records.ts'
import { sha256 } from '../translate/hash.ts'

/** A new unguessable name: 128 random bits, 22 characters. */
export const newToken = () => base64url.encode(crypto.getRandomValues(new Uint8Array(16)))

/** What a booking token is kept by: whoever reads the store opens nothing with it (decision 9.4). */
export const bookingKeyOf = (token: string) => sha256(token)

/** The booking token of an attempt, for whoever has the attempt's own. Fails when the key that sealed it is gone. */
export async function bookingTokenOf({ sealedToken }: Pick<Intent, 'sealedToken'>, sealer: Sealer): Promise<string> {
  const token = await sealer.open('token', sealedToken)
  if (token === undefined) throw new Error('A booking token was sealed with a key that is not known any more')
  return token
}

/** Without letters that are mistaken for one another, for people to read to people. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** What a payment is called in talk and in logs: eight letters that open nothing. */
export function newReference(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join('')
}
