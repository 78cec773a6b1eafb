import { createElement, Suspense, use, type ComponentType } from 'react'
import { ApiError } from '../api/errors.ts'
import { isLostChunk, reloadOnce } from '../tab/lost-files.ts'
import { isOffline } from '../navigation.ts'
import { routeNamed } from '../routes.ts'
import { Screen } from '../screens-loaded.tsx'
import type { TroubleProps } from './trouble.tsx'

/** Replaces a page that cannot be shown: not found, or currently unavailable (decision 34.2). */
export function ErrorPage({ error, reset }: Omit<TroubleProps, 'lost'>) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Suspense>
        <Screen route={routeNamed('not-found')} params={{}} />
      </Suspense>
    )
  }
  if (isLostChunk(error) && typeof window !== 'undefined' && !isOffline() && reloadOnce()) return null
  return (
    <Suspense>
      <Trouble error={error} reset={reset} lost={isLostChunk(error)} />
    </Suspense>
  )
}

let trouble: ComponentType<TroubleProps> | undefined
let loading: Promise<ComponentType<TroubleProps>> | undefined

/** Loads the content of error pages. It is not in the first load, and is fetched while there is still a connection. */
export function loadTrouble(): Promise<ComponentType<TroubleProps>> {
  return (loading ??= import('./trouble.tsx').then((module) => (trouble = module.Trouble)))
}
if (import.meta.env.SSR) await loadTrouble()

const Trouble = (props: TroubleProps) => createElement(trouble ?? use(loadTrouble()), props)

/** The error page without header and footer, for when these cannot be shown. */
export const BareErrorPage = (props: Omit<TroubleProps, 'lost'>) => (
  <main>
    <ErrorPage {...props} />
  </main>
)
