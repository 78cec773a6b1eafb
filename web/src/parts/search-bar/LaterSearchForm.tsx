import { lazy, Suspense, type ReactNode } from 'react'
import { Panel } from '../../ui/Panel.tsx'
import type { SearchFormProps } from './SearchForm.tsx'
import styles from './LaterSearchForm.module.css'

const load = () => import('./SearchForm.tsx').then(({ SearchForm }) => ({ default: SearchForm }))

/**
 * On the server the form is part of the page. In the browser its code comes after the page's own: what the server has
 * rendered stands until then, and a press on its button sends an ordinary form.
 */
const Form = import.meta.env.SSR ? (await load()).default : lazy(load)

type LaterSearchFormProps = SearchFormProps & {
  /** Of the panel. */
  className?: string | undefined
  /** Stands in until the code is there; without it, an empty panel of the same size. */
  fallback?: ReactNode
}

/** The `SearchForm` in a floating panel, with its code left out of the first load. */
export function LaterSearchForm({ className, fallback, ...form }: LaterSearchFormProps) {
  const room = (
    <Panel flush className={className}>
      <div className={styles.room} />
    </Panel>
  )
  return (
    <Suspense fallback={fallback ?? room}>
      <Panel flush className={className}>
        <Form {...form} />
      </Panel>
    </Suspense>
  )
}

/** Fetches the code before it is needed, as soon as a pointer or the focus comes near. */
export const prepareSearchForm = () => void load().catch(() => undefined)
