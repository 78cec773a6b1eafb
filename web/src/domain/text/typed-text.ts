/** What nobody sees and pasted text often contains: zero-width spaces, and direction marks, which the contract refuses. */
const UNSEEN = /[\u200b\u202a-\u202e\u2066-\u2069]/g

/** A typed text as it is sent: trimmed, without what nobody sees. */
export const typedText = (text: string): string => text.replace(UNSEEN, '').trim()
