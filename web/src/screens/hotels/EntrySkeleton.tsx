import { Skeleton } from '../../ui/Skeleton.tsx'
import entry from './StayEntry.module.css'

/** An entry in its final size while the list is on its way. */
export function EntrySkeleton() {
  return (
    <div className={entry.entry} aria-hidden="true">
      <div className={entry.picture}>
        <Skeleton ratio="4:3" />
      </div>
      <div className={entry.body}>
        <Skeleton width="62%" height="1.5rem" />
        <div className={entry.facts}>
          <Skeleton width="44%" height="0.9rem" />
          <Skeleton width="78%" height="0.9rem" />
        </div>
      </div>
      <div className={entry.buy}>
        <Skeleton width="9rem" height="2rem" />
        <Skeleton width="7rem" height="0.9rem" />
        <Skeleton width="8.5rem" height="3rem" />
      </div>
    </div>
  )
}
