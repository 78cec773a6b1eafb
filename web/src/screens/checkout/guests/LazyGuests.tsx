import { memo, Suspense, type ComponentProps } from 'react'
import { lazyPart } from '../../../parts/lazy-part.ts'
import { StepSkeleton } from '../payment/StepSkeleton.tsx'
import type { GuestsStep } from './GuestsStep.tsx'
// The server renders the step, so its styles come with the page, before its code.
import '../../../parts/phone/PhoneNumber.module.css'
import '../../../ui/fields/Switch.module.css'
import '../FormSection.module.css'
import './GuestsStep.module.css'
import './TravellersSection.module.css'

type Props = Pick<ComponentProps<typeof GuestsStep>, 'booking' | 'onSaved'>

const load = () => import('./GuestsStep.tsx').then((module) => module.GuestsStep)
const Step = import.meta.env.SSR ? await load() : lazyPart<Props>(load, '[data-guests]')

/** Starts to load the step while the booking is being read. */
export const fetchGuests = (): Promise<unknown> => load().catch(() => undefined)

/**
 * The step of the guests, whose code is not in the first load. Memoised: an update around it would discard the
 * server-rendered form that waits for its code (`lazy-part.ts`).
 */
export const LazyGuests = memo(function LazyGuests(props: Props) {
  return (
    <Suspense fallback={<StepSkeleton />}>
      <Step {...props} />
    </Suspense>
  )
})
