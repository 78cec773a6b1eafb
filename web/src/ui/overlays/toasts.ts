export type Toast = { id: number; text: string; action?: { label: string; run: () => void } | undefined }

/** A plain message disappears after 5 s, one with undo after 10 s (design, cart). */
const PLAIN_MS = 5_000
const UNDO_MS = 10_000

let shown: readonly Toast[] = []
let lastId = 0
const listeners = new Set<(toast?: Toast) => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

function become(next: readonly Toast[], added?: Toast) {
  shown = next
  for (const listener of listeners) listener(added)
}

const startTimer = ({ id, action }: Toast) =>
  timers.set(
    id,
    setTimeout(() => dismissToast(id), action ? UNDO_MS : PLAIN_MS),
  )

/** Shows a message in the toast region. Call it from event handlers only, never while rendering. */
export function showToast(text: string, action?: Toast['action']): void {
  lastId += 1
  const toast = { id: lastId, text, action }
  startTimer(toast)
  become([...shown, toast], toast)
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  become(shown.filter((toast) => toast.id !== id))
}

/** The visitor is reading or about to press: messages stay (WCAG 2.2.1). */
export function holdToasts(): void {
  for (const timer of timers.values()) clearTimeout(timer)
}

/** Restarts the timers of all messages. */
export function releaseToasts(): void {
  holdToasts()
  for (const toast of shown) startTimer(toast)
}

export const currentToasts = () => shown

/** Calls a listener on every change, with the message if one has been added. Returns how to stop. */
export function onToasts(listener: (added?: Toast) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
