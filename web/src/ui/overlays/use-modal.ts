import { useLayoutEffect, useRef, type RefObject } from 'react'

/** A ref for a dialog that is modal as long as its component is mounted. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // The browser traps the focus in an open dialog, and returns it only if the dialog closes before it leaves the page:
  // those that were opened in it first.
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
