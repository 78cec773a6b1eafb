let isUnreachable = false

/** Records whether the last file of a page could not be loaded because the gateway does not respond. */
export const setUnreachable = (value: boolean) => void (isUnreachable = value)

/** Whether there is no connection, judging by the browser or the last chunk that could not be loaded. */
export const isOffline = (): boolean => isUnreachable || !navigator.onLine
