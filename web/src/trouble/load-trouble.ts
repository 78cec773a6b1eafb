import type { ComponentType } from 'react'
import type { TroubleProps } from './trouble.tsx'

type Content = ComponentType<TroubleProps>

/** The content of error pages, once it is loaded. */
export let trouble: Content | undefined
let loading: Promise<Content> | undefined

/**
 * Loads the content of error pages. It is not in the first load; it is fetched once the page is idle, while there is
 * still a connection. After a failure it is not tried again: the page that is shown then stays (decision 34.3).
 */
export const loadTrouble = (): Promise<Content> =>
  (loading ??= import('./trouble.tsx').then((module) => (trouble = module.Trouble)))
