import { useSyncExternalStore } from 'react'

const unchanging = () => () => {}

/**
 * False on the server and while its HTML is being hydrated, for what only the browser can show. True at once for what the
 * browser renders itself.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
