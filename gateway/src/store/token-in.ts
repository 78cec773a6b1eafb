/** The token that a stored record names, for backends that look it up themselves. */
export const tokenIn = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : (JSON.parse(text) as { token?: string }).token
