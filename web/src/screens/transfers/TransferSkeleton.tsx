import { Skeleton } from '../../ui/surfaces/Skeleton.tsx'
import entry from './RideEntry.module.css'

/** The loading list, in its final size. */
export function TransferSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton width="100%" height="2.75rem" />
      {[1, 2, 3, 4].map((key) => (
        <div key={key} className={entry.entry}>
          <Skeleton ratio="4:3" />
          <div className="stack">
            <Skeleton width="9rem" height="1.5rem" />
            <Skeleton width="16rem" height="1rem" />
          </div>
          <div className={entry.buy}>
            <Skeleton width="8rem" height="2rem" />
            <Skeleton width="7rem" height="2.75rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
