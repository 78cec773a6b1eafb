let isLoaded = false

/** Whether a script of another company runs in this document (decision 44.6). */
export const hasForeignScript = (): boolean => isLoaded

/** Notes that such a script runs here. Pages without chat then load a new document. */
export const noteForeignScript = (): void => {
  isLoaded = true
}

let barred = false

/**
 * Whether this document's policy forbids such a script. A document keeps the policy of the page that it was loaded for,
 * and the policy of a personal page names no other company (decision 44.6).
 */
export const isBarred = (): boolean => barred

/** Notes that this document was loaded for a personal page. */
export const barForeignScripts = (): void => {
  barred = true
}
