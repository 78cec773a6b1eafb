import { Suspense } from 'react'
import { lazyPart } from '../lazy-part.ts'
import type { FailureProps } from './FailureBox.tsx'

const load = () => import('./FailureBox.tsx').then(({ FailureBox }) => FailureBox)
const Box = import.meta.env.SSR ? await load() : lazyPart(load, '[data-failure]')

/**
 * Replaces content that could not be loaded, and offers to try again: "An empty list that comes from a failure always
 * says so and offers retry" (decision 34.4). Its code is not in the first load.
 */
export const Failure = (props: FailureProps) => (
  <Suspense>
    <Box {...props} />
  </Suspense>
)

/** Fetches the code once the page is at rest, so that the page can still say when the connection is lost later. */
export const prepareFailure = () => void load().catch(() => undefined)
