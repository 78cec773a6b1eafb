/** Isolates a name or code, so that it keeps its own direction inside a sentence (U+2068, U+2069). */
export const isolated = (name: string): string => `\u2068${name}\u2069`

/** The sentence without the marks of `isolated`, for a text that is sent. */
export const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '')
