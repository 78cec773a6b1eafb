/** A value as the bytes of its JSON. */
export const encodeJson = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
