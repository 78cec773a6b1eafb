import { Skeleton } from '../../../ui/surfaces/Skeleton.tsx'

/** The placeholder of a step. It fills the window: on a small screen the summary stays below, where it will be. */
export const StepSkeleton = () => (
  <div className="tall">
    <div className="stack">
      <Skeleton width="14rem" height="1.75rem" />
      <Skeleton height="12rem" />
      <Skeleton height="8rem" />
    </div>
  </div>
)
