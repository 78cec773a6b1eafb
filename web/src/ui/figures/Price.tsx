import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Price.module.css'

/** An amount, formatted by the caller: sign "₺", whole "24.850", fraction with its separator ",00". */
type PriceParts = { sign: string; whole: string; fraction: string }
type PriceProps = PriceParts & {
  size?: 's' | 'm' | 'l' | 'xl'
  /** The lawful reference price, struck through; `label` says so to screen readers ("Before"). */
  was?: { text: string; label: string } | undefined
  /** The discount, "−17%". */
  cut?: string | undefined
  /** The change of the price since it was last seen, "+₺240,00". */
  changed?: string | undefined
  /** What the amount covers: "5 nights, 2 adults". */
  per?: ReactNode
}

/**
 * The most prominent number of its block, in tabular figures, with a small fraction that is never left out (decision
 * 31.1). The buttons that float over a page keep clear of `data-price`
 * (`layout/floating/contact-buttons/obstacles.ts`).
 */
export function Price({ sign, whole, fraction, size = 'm', was, cut, changed, per }: PriceProps) {
  return (
    <span className={styles.block}>
      {was || cut ? (
        <span className={styles.before}>
          {was ? (
            <s className={styles.was}>
              <span className="sr">{was.label} </span>
              {was.text}
            </s>
          ) : null}
          {cut ? <span className={styles.badge}>{cut}</span> : null}
        </span>
      ) : null}
      <span className={styles.line}>
        <span className={classes(styles.price, styles[size])} data-price="">
          {sign}
          {whole}
          <sup>{fraction}</sup>
        </span>
        {changed ? <span className={classes(styles.badge, styles.changed)}>{changed}</span> : null}
      </span>
      {per ? <span className={styles.per}>{per}</span> : null}
    </span>
  )
}
