import { currentToasts, dismissToast, onToasts, type Toast } from './toasts.ts'

/** A plain message disappears after 5 s. One with undo stays for 10 s (decision 27.9). */
const PLAIN_MS = 5_000
const UNDO_MS = 10_000

const timers = new Map<number, ReturnType<typeof setTimeout>>()

function startTimer({ id, action }: Toast) {
  const expire = () => {
    timers.delete(id)
    dismissToast(id)
  }
  timers.set(id, setTimeout(expire, action ? UNDO_MS : PLAIN_MS))
}

/** Stops the timers of all messages. Call while the pointer or the focus is on one of them (WCAG 2.2.1). */
export function holdToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer)
}

/** Restarts the timers of all messages. */
export function releaseToasts(): void {
  holdToasts()
  timers.clear()
  for (const toast of currentToasts()) startTimer(toast)
}

/**
 * Calls a listener on every change of the messages, and starts their timers. The region that displays the messages
 * calls this: earlier timers could end a message before the code of the region has loaded. Returns a function that
 * removes the listener.
 */
export function showToasts(listener: () => void): () => void {
  releaseToasts()
  return onToasts((added) => {
    if (added) startTimer(added)
    listener()
  })
}
