import { dismissToast, onToasts, showToast } from '../../ui/overlays/toasts.ts'

/** Milliseconds that screen readers need to notice that the page is no longer behind a modal dialog. */
const NOTICED = 100

/**
 * Closes a modal dialog as soon as a message is shown: the dialog would cover the message, and no screen reader
 * announces what is outside it. The message is taken back and shown again once the dialog is closed. Returns a function
 * that ends this.
 */
export function makeWay(close: () => void): () => void {
  const stop = onToasts((toast) => {
    if (!toast) return
    stop()
    dismissToast(toast.id)
    close()
    setTimeout(() => showToast(toast.text, toast.action), NOTICED)
  })
  return stop
}
