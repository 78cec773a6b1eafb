const KEY = 'rota.payment'

/**
 * The token of the attempt under way, so that a reload or Back inside 3-D Secure finds it again (reliability H4). It
 * names a payment at the gateway and is good for reading its state; nothing of a card is ever kept.
 */
export function readAttempt(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    // Storage is blocked (reliability H6): the attempt is found by this page only.
    return undefined
  }
}

export function keepAttempt(token: string): void {
  try {
    sessionStorage.setItem(KEY, token)
  } catch {
    // As above.
  }
}

export function dropAttempt(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}
