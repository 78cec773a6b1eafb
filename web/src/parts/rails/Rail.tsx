import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Skeleton } from '../../ui/surfaces/Skeleton.tsx'
import { Card } from '../../ui/surfaces/Card.tsx'
import { SectionHead } from '../../ui/surfaces/SectionHead.tsx'
import { Failure } from '../failure/Failure.tsx'
import styles from './Rail.module.css'

type RailProps = {
  title: ReactNode
  note?: ReactNode
  /** The link to the whole list. */
  all?: { href: string; text: ReactNode } | undefined
  /** Undefined while loading; nothing is shown of an empty rail. */
  cards: readonly ReactNode[] | undefined
  error?: unknown
  retry?: () => void
}

/** A row of cards under a heading. On narrow screens it scrolls sideways. Its height is reserved while it loads. */
export function Rail({ title, note, all, cards, error, retry }: RailProps) {
  if (cards?.length === 0) return null
  return (
    <section className="section">
      <SectionHead title={title} text={note}>
        {all ? (
          <a className="more" href={all.href}>
            {all.text}
            <Icon name="arrow" />
          </a>
        ) : null}
      </SectionHead>
      {error && !cards ? (
        <Failure error={error} {...(retry ? { retry } : {})} />
      ) : (
        <div className={styles.rail}>{cards ?? ['a', 'b', 'c', 'd'].map((key) => <CardSkeleton key={key} />)}</div>
      )}
    </section>
  )
}

/** A placeholder of a card's final size. */
const CardSkeleton = () => (
  <Card
    picture={<Skeleton ratio="4:3" />}
    title={<Skeleton width="70%" height="1.4rem" />}
    meta={<Skeleton width="50%" height="1.35rem" />}
  >
    <Skeleton width="55%" height="1.9rem" />
    <Skeleton width="70%" height="1.25rem" />
  </Card>
)
