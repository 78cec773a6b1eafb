let isLoaded = false

/** Whether a script of another company runs in this document (decision 44.6). */
export const hasForeignScript = (): boolean => isLoaded

/** Notes that such a script runs here: pages without chat then load a document of their own. */
export const noteForeignScript = (): void => {
  isLoaded = true
}
