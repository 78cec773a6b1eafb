/**
 * Tries to use the storage of the tab, which survives a reload. A browser that blocks storage throws on each access
 * (H6); then nothing is kept, and no error is shown.
 */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}

export const readTabItem = (key: string): string | undefined => attempt(() => sessionStorage.getItem(key)) ?? undefined

/** Returns whether the text was stored. */
export const writeTabItem = (key: string, text: string): boolean =>
  attempt(() => {
    sessionStorage.setItem(key, text)
    return true
  }) ?? false

export const removeTabItem = (key: string): void => attempt(() => sessionStorage.removeItem(key))
