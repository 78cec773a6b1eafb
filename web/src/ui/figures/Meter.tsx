import styles from './Meter.module.css'

/** The shown share of a whole, as a thin line. `label` says it in words ("40 of 187 shown"). */
export function Meter({ value, max, label }: { value: number; max: number; label: string }) {
  return <progress className={styles.meter} value={value} max={max} aria-label={label} />
}
