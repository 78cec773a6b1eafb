import { useCallback } from 'react'

/**
 * A ref for a form: focuses the field with this id once the form is there, and when another id is named. Not when the form
 * updates, because then the focus is elsewhere in it.
 */
export function useFirstFocus(id: string | undefined) {
  return useCallback(
    (form: HTMLFormElement | null) => {
      if (form && id !== undefined) document.getElementById(id)?.focus()
    },
    [id],
  )
}
