let cut = false

/** Notes whether the last file of a page was lost because the gateway does not answer. */
export const noteCut = (isCut: boolean) => void (cut = isCut)

/** Whether there is no connection, judging by the browser or the last lost chunk. */
export const isOffline = (): boolean => cut || !navigator.onLine
