import { currentToasts, dismissToast, onToasts, type Toast } from './toasts.ts'

/** A plain message disappears after 5 s. One with undo stays for 10 s (decision 27.9). */
const PLAIN_MS = 5_000
const UNDO_MS = 10_000

const timers = new Map<number, ReturnType<typeof setTimeout>>()

function start({ id, action }: Toast) {
  const end = () => {
    timers.delete(id)
    dismissToast(id)
  }
  timers.set(id, setTimeout(end, action ? UNDO_MS : PLAIN_MS))
}

/** The visitor is reading or about to press: messages stay (WCAG 2.2.1). */
export function holdToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer)
}

/** Restarts the timers of all messages. */
export function releaseToasts(): void {
  holdToasts()
  timers.clear()
  for (const toast of currentToasts()) start(toast)
}

/**
 * Calls a listener on every change, and starts the time of the messages. It starts with the region that shows them, so
 * that no message ends unseen while the code of the region is being loaded. Returns a function that ends this.
 */
export function showToasts(listener: () => void): () => void {
  releaseToasts()
  return onToasts((added) => {
    if (added) start(added)
    listener()
  })
}
