const utf8 = new TextEncoder()

/** Encodes a value as JSON bytes. */
export const encodeJson = (value: unknown) => utf8.encode(JSON.stringify(value))
