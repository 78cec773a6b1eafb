/** Encodes a value as JSON bytes. */
export const encodeJson = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
