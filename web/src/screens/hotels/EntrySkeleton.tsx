import { Skeleton } from '../../ui/surfaces/Skeleton.tsx'
import styles from './StayEntry.module.css'

/** A placeholder of a list entry's final size. */
export function EntrySkeleton() {
  return (
    <div className={styles.entry}>
      <div className={styles.picture}>
        <Skeleton ratio="4:3" />
      </div>
      <div className={styles.body}>
        <Skeleton width="62%" height="1.5rem" />
        <div className={styles.facts}>
          <Skeleton width="44%" height="0.9rem" />
          <Skeleton width="78%" height="0.9rem" />
        </div>
      </div>
      <div className={styles.buy}>
        <Skeleton width="9rem" height="2rem" />
        <Skeleton width="7rem" height="0.9rem" />
        <Skeleton width="8.5rem" height="3rem" />
      </div>
    </div>
  )
}
