/** A message of the toast region, with a button if it has an action. */
export type Toast = { id: number; text: string; action?: { label: string; run: () => void } | undefined }

let shown: readonly Toast[] = []
let lastId = 0
const listeners = new Set<(toast?: Toast) => void>()

function update(next: readonly Toast[], added?: Toast) {
  shown = next
  for (const listener of listeners) listener(added)
}

/** Shows a message in the toast region. Call it from event handlers only, never while rendering. */
export function showToast(text: string, action?: Toast['action']): void {
  lastId += 1
  const toast = { id: lastId, text, action }
  update([...shown, toast], toast)
}

export const dismissToast = (id: number): void => update(shown.filter((toast) => toast.id !== id))

export const currentToasts = () => shown

/**
 * Calls a listener on every change, with the message if one was added. Returns a function that removes the listener.
 */
export function onToasts(listener: (added?: Toast) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
