import type { ComponentType } from 'react'
import type { TroubleProps } from './trouble.tsx'

type Content = ComponentType<TroubleProps>

/** The content of error pages, once it is loaded. */
export let trouble: Content | undefined
let loading: Promise<Content> | undefined

/**
 * Loads the content of error pages. It is not in the first load, and is fetched while there is still a connection. It
 * is not tried again after a failure: without it, pages stay (decision 34.3).
 */
export const loadTrouble = (): Promise<Content> =>
  (loading ??= import('./trouble.tsx').then((module) => (trouble = module.Trouble)))
