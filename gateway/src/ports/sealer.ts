/** What a sealed text is for; one cannot be used in place of the other. */
export type Purpose = 'session' | 'answer' | 'token'

/** Seals texts with the first key and opens those of any key, so that keys can be rotated. */
export interface Sealer {
  seal(purpose: Purpose, text: string): Promise<string>
  /** Undefined for whatever was not sealed here for this purpose. */
  open(purpose: Purpose, sealed: string): Promise<string | undefined>
  /** A keyed hash in base64url for each key, the sealing one first: nothing can be derived from it without the key. */
  fingerprints(text: string): Promise<string[]>
}
