import type { ReactNode } from 'react'
import { lazyPart } from '../lazy-part.ts'
import { FormFrame } from './FormFrame.tsx'
import type { SearchFormProps } from './SearchForm.tsx'
// The server renders the form, so its style sheets come with the page, before its code.
import styles from './SearchForm.module.css'

const load = () => import('./SearchForm.tsx').then(({ SearchForm }) => SearchForm)

/**
 * The server renders the form as part of the page. Until its code has loaded, text can be typed, and if the code cannot
 * be loaded, the form is submitted natively.
 */
const Form = import.meta.env.SSR ? await load() : lazyPart(load, '[data-search-form]')

type LazySearchFormProps = SearchFormProps & {
  /** False inside a panel of the parent. */
  floating?: boolean
  /** Shown until the code has loaded; by default an empty panel of the same size. */
  fallback?: ReactNode
}

/** The `SearchForm`, in a floating panel unless the parent has one, without its code in the first load. */
export const LazySearchForm = ({ floating, fallback, ...form }: LazySearchFormProps) => (
  <FormFrame room={styles.room} floating={floating} fallback={fallback}>
    <Form {...form} />
  </FormFrame>
)

/** Prefetches the code when the pointer or the focus comes near. */
export const prepareSearchForm = () => void load().catch(() => undefined)
