import { Skeleton } from '../../../ui/surfaces/Skeleton.tsx'

/** A step until it is known. The summary, which follows it on a small screen, is below the window from the start. */
export const StepSkeleton = () => (
  <div className="tall">
    <div className="stack">
      <Skeleton width="14rem" height="1.75rem" />
      <Skeleton height="12rem" />
      <Skeleton height="8rem" />
    </div>
  </div>
)
