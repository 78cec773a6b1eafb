import { base64url } from 'jose'
import type { Sealer } from '../ports/sealer.ts'
import type { Intent } from '../ports/records.ts'
import { sha256 } from '../translate/hash.ts'

/** A new unguessable token: 128 random bits, 22 characters. */
export const newToken = () => base64url.encode(crypto.getRandomValues(new Uint8Array(16)))

/** Store key of a booking token: its hash, so that somebody who reads the store cannot use it (decision 9.4). */
export const bookingKeyOf = (token: string) => sha256(token)

/** Decrypts the booking token of an attempt. Throws if the key that sealed it is gone. */
export async function bookingTokenOf({ sealedToken }: Pick<Intent, 'sealedToken'>, sealer: Sealer): Promise<string> {
  const token = await sealer.open('token', sealedToken)
  if (token === undefined) throw new Error('A booking token was sealed with a key that is not known any more')
  return token
}

/** Letters and digits that are not easily confused, because people read references to each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A reference for a payment, for conversations and logs: eight letters that give no access to anything. */
export function newReference(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join('')
}
