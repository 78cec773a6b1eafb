import { dismissToast, onToasts, showToast } from '../../ui/overlays/toasts.ts'

/** Milliseconds that screen readers need to notice that the page is no longer behind a modal dialog. */
const NOTICE_MS = 100

/**
 * Closes a modal dialog as soon as a toast is shown: the dialog would cover the toast, and no screen reader announces
 * what is outside a modal dialog. The toast is removed, and shown again once the dialog is closed. Returns a function
 * that stops listening.
 */
export function closeForToasts(close: () => void): () => void {
  const unsubscribe = onToasts((toast) => {
    if (!toast) return
    unsubscribe()
    dismissToast(toast.id)
    close()
    setTimeout(() => showToast(toast.text, toast.action), NOTICE_MS)
  })
  return unsubscribe
}
