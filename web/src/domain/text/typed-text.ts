/** Invisible characters of pasted text: zero-width spaces, and direction marks, which the contract refuses. */
const INVISIBLE = /[\u200b\u202a-\u202e\u2066-\u2069]/g

/** A typed text as it is sent: trimmed, and without invisible characters. */
export const typedText = (text: string): string => text.replace(INVISIBLE, '').trim()
