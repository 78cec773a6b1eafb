import type { ComponentType } from 'react'
import type { TroubleProps } from './trouble.tsx'

type Content = ComponentType<TroubleProps>

/** The content of error pages, once it is loaded. */
export let trouble: Content | undefined
let loading: Promise<Content> | undefined
let hasFailed = false

/**
 * Loads the content of error pages. It is not in the first load, and is fetched while there is still a connection. After
 * a failure the next call tries again; `current` takes the failure as it is, because retrying during render would loop
 * forever.
 */
export function loadTrouble(current = false): Promise<Content> {
  if (loading && (current || !hasFailed)) return loading
  hasFailed = false
  loading = import('./trouble.tsx').then((module) => (trouble = module.Trouble))
  loading.catch(() => (hasFailed = true))
  return loading
}
