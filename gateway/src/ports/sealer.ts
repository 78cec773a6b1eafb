/** Purpose of a sealed text. A text sealed for one purpose cannot be opened for another. */
export type Purpose = 'session' | 'answer' | 'token' | 'travellers' | 'contract'

/** Encrypts texts with the first key and decrypts with any key, so that keys can be rotated. */
export interface Sealer {
  seal(purpose: Purpose, text: string): Promise<string>
  /** Undefined unless the text was sealed here for this purpose. */
  open(purpose: Purpose, sealed: string): Promise<string | undefined>
  /** Keyed hashes in base64url, one per key, that of the sealing key first. They reveal nothing without the key. */
  fingerprints(text: string): Promise<string[]>
}
