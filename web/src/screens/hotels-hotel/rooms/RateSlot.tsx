import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { RateTable } from './RateTable.tsx'
import styles from './slot.module.css'

type RateSlotProps = {
  /** Id of the element with the room's name. */
  label: string
  /** The number of rates. */
  count: number
  waiting?: boolean
  /** Rows, one of which is the lead. */
  children: ReactNode
}

/**
 * The rates of a room. Below 768 px only the lead is shown, in a slot of fixed height, so that nothing shifts when
 * prices arrive while the visitor scrolls. A press opens the other rates.
 */
export function RateSlot({ label, count, waiting = false, children }: RateSlotProps) {
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.slot}>
      <div className={open ? undefined : styles.folded}>
        <RateTable label={label}>{children}</RateTable>
      </div>
      {count > 1 && !waiting ? (
        <div className={styles.more}>
          <Button kind="quiet" size="s" full aria-expanded={open} onClick={() => setOpen(!open)}>
            <FormattedMessage id={open ? 'hotel.rates.fewer' : 'hotel.rates.more'} values={{ count: count - 1 }} />
          </Button>
        </div>
      ) : null}
    </div>
  )
}

type SoldOutProps = {
  /** Whether placeholders of rates were here before. */
  replaces: boolean
  children: ReactNode
}

/**
 * Replaces the rates of an unavailable room by one line. Where the placeholders of the rates were in view or above, it
 * keeps their height, so that nothing moves under the visitor's eyes.
 */
export function SoldOut({ replaces, children }: SoldOutProps) {
  const [isShort, setShort] = useState(!replaces)
  const box = useRef<HTMLDivElement>(null)
  // Where it is only the browser knows, and before the paint nothing has moved yet.
  useLayoutEffect(() => {
    if (replaces && box.current && box.current.getBoundingClientRect().top >= innerHeight) setShort(true)
  }, [replaces])
  return (
    <div ref={box} className={isShort ? undefined : styles.slot}>
      <div className={styles.none}>{children}</div>
    </div>
  )
}
