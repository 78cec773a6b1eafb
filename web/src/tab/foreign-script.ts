let isLoaded = false

/** Whether a script of another company runs in this document (decision 44.6). */
export const hasForeignScript = (): boolean => isLoaded

/** Notes that such a script runs here: pages without chat then load a document of their own. */
export const noteForeignScript = (): void => {
  isLoaded = true
}

let barred = false

/**
 * Whether this document keeps such a script out: its policy is that of the page it was loaded for, also after the
 * visitor went on, and a personal page's names no other company (decision 44.6).
 */
export const isBarred = (): boolean => barred

/** Notes that this document was loaded for a personal page. */
export const barForeignScripts = (): void => {
  barred = true
}
