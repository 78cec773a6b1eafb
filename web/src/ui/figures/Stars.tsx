import { Icon } from '../icons/Icon.tsx'
import styles from './Stars.module.css'

/** The official class of a hotel, 1 to 5; `label` says it in words ("4 stars"). */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span className={styles.stars}>
      <span className="sr">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <Icon key={index} name="star" filled className={styles.star} />
      ))}
    </span>
  )
}
