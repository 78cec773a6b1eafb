/** Encodes an ASCII text as base64url without padding. */
export const toBase64 = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Decodes base64url; undefined when the input is invalid. */
export function fromBase64(encoded: string): string | undefined {
  try {
    return atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return undefined
  }
}
