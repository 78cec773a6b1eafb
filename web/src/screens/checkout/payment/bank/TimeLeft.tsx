import { useSyncExternalStore } from 'react'
import { everySecond } from '../../../../api/ticks.ts'
import { FormattedMessage } from '../../../../i18n/FormattedMessage.tsx'
import { Icon } from '../../../../ui/icons/Icon.tsx'
import styles from './TimeLeft.module.css'

/** Time that the visitor has, in seconds: "up to about 10 min" (decision 23.4). */
const ALLOWED_SECONDS = 10 * 60

/** Whole seconds since a moment (in milliseconds), updated every second. */
export function useSecondsSince(moment: number): number {
  return useSyncExternalStore(everySecond, () => Math.max(0, Math.floor((Date.now() - moment) / 1_000)))
}

/**
 * "Time left 9:18", then a text that the time is up. Screen readers read the countdown only on demand, because an
 * announcement every second would be a nuisance.
 */
export function TimeLeft({ since }: { since: number }) {
  const left = ALLOWED_SECONDS - useSecondsSince(since)
  if (left <= 0) {
    return (
      <span aria-live="polite" className={styles.over}>
        <FormattedMessage id="checkout.bank.timeUp" />
      </span>
    )
  }
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <span role="timer" className={styles.left}>
      <Icon name="clock" size="s" />
      <FormattedMessage id="checkout.bank.timeLeft" values={{ time: <b className="ltr nums">{text}</b> }} />
    </span>
  )
}
