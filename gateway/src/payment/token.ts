import { base64url } from 'jose'

/** A new unguessable name: 128 random bits, 22 characters. */
export const newToken = () => base64url.encode(crypto.getRandomValues(new Uint8Array(16)))

/** Without letters that are mistaken for one another, for people to read to people. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** What a payment is called in talk and in logs: eight letters that open nothing. */
export function newReference(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join('')
}
