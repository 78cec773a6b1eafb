import type { RefObject } from 'react'
import { useFocusOnShow } from '../../ui/use-focus-on-show.ts'

/**
 * A ref for a form: focuses the field with this id when the form is mounted, and when the id changes. The focus stays
 * where it is when the form only renders again.
 */
export const useFirstFocus = (id: string | undefined): RefObject<HTMLFormElement | null> =>
  useFocusOnShow((_form, field) => (field === undefined ? undefined : document.getElementById(field)), { of: id })
