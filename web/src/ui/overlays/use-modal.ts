import { useLayoutEffect, useRef, type RefObject } from 'react'

/** A ref for a dialog that is modal as long as its component is mounted. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // The browser returns the focus only if a dialog is closed before it is removed from the page. Dialogs inside it are
  // closed first.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => {
      for (const inner of shown?.querySelectorAll<HTMLDialogElement>('dialog:modal') ?? []) inner.close()
      shown?.close()
    }
  }, [])
  return dialog
}
