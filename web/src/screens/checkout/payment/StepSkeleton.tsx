import { Skeleton } from '../../../ui/surfaces/Skeleton.tsx'

/** The payment step until the amount to be charged is known. */
export const StepSkeleton = () => (
  <div className="stack">
    <Skeleton width="14rem" height="1.75rem" />
    <Skeleton height="12rem" />
    <Skeleton height="8rem" />
  </div>
)
