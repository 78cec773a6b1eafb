/**
 * What a tab keeps over a reload. A browser may forbid it, which shows as an exception at the first touch (H6): what
 * cannot be kept is not kept, and nobody has to know.
 */
function attempt<T>(touch: () => T): T | undefined {
  try {
    return touch()
  } catch {
    return undefined
  }
}

export const recall = (key: string): string | undefined => attempt(() => sessionStorage.getItem(key)) ?? undefined

/** Says whether it is kept. */
export const remember = (key: string, text: string): boolean =>
  attempt(() => {
    sessionStorage.setItem(key, text)
    return true
  }) ?? false

export const forget = (key: string): void => attempt(() => sessionStorage.removeItem(key))
