import { useCallback } from 'react'

/**
 * A ref for a form: focuses the field with this id when the form is mounted, and when the id changes. The focus stays
 * where it is when the form only renders again.
 */
export function useFirstFocus(id: string | undefined) {
  return useCallback(
    (form: HTMLFormElement | null) => {
      if (form && id !== undefined) document.getElementById(id)?.focus()
    },
    [id],
  )
}
