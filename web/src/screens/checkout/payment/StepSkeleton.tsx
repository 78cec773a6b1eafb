import { Skeleton } from '../../../ui/surfaces/Skeleton.tsx'

/**
 * The placeholder of a step. It is as high as the window, so that on a small screen the summary below does not move.
 */
export const StepSkeleton = () => (
  <div className="tall">
    <div className="stack">
      <Skeleton width="14rem" height="1.75rem" />
      <Skeleton height="12rem" />
      <Skeleton height="8rem" />
    </div>
  </div>
)
