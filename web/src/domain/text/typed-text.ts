/** The contract refuses these characters, and pasted text often contains them. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u

/** A typed text as it is sent: trimmed, without direction marks, and empty when nothing in it is visible. */
export const typedText = (text: string): string => (VISIBLE.test(text) ? text.replace(DIRECTION_MARKS, '').trim() : '')
