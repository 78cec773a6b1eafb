import { Skeleton } from '../../ui/Skeleton.tsx'
import list from './list.module.css'
import entry from './StayEntry.module.css'

/** The list in its final size while it is on its way. */
export function ListSkeleton() {
  return (
    <div className={list.listing} aria-hidden="true">
      <div className="desktop stack">
        {['2.75rem', '1.4rem', '1.4rem', '1.4rem', '1.4rem', '1.4rem', '1.4rem'].map((height, line) => (
          <Skeleton key={line} height={height} width={line % 3 === 1 ? '45%' : '100%'} />
        ))}
      </div>
      <div className={list.results}>
        <div className={list.bar} />
        <div>
          {['a', 'b', 'c', 'd'].map((key) => (
            <EntrySkeleton key={key} />
          ))}
        </div>
      </div>
    </div>
  )
}

function EntrySkeleton() {
  return (
    <div className={entry.entry}>
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
