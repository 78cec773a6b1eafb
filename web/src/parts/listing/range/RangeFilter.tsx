import { useRef, useState } from 'react'
import type { Extent } from '../../../domain/listing/facets.ts'
import type { Range } from '../../../domain/listing/filters.ts'
import styles from '../list-filters.module.css'
import { rangeBins, rangeScale } from './range-bins.ts'
import { RangeInput } from './RangeInput.tsx'
import { RangeSlider } from './RangeSlider.tsx'

const BARS = 24
/**
 * Minimum time between two URL changes while a handle moves, in milliseconds: browsers limit how often a page may
 * change its URL.
 */
const MIN_INTERVAL_MS = 200

export type RangeFilterProps = {
  title: string
  labels: Record<'min' | 'max', string>
  /** Currency sign in front of the typed number. */
  sign?: string | undefined
  /** The values of the entries that pass the other filters. */
  values: readonly number[]
  /** Lowest and highest of these values. */
  extent: Extent | undefined
  chosen: Range
  onRange: (range: Range, options?: { replace: boolean }) => void
}

/** A range filter: a histogram, a slider handle for each end, and a number box for each (2.5.7 of WCAG 2.2). */
export function RangeFilter({ title, labels, sign, values, extent, chosen, onRange }: RangeFilterProps) {
  const [moving, setMoving] = useState<Range>()
  const drag = useRef<{ hasPushed: boolean; timer?: ReturnType<typeof setTimeout>; to?: Range }>({ hasPushed: false })
  if (!extent) return null
  const scale = rangeScale(extent)
  const clamp = (value: number) => Math.min(scale.max, Math.max(scale.min, value))
  const requested = moving ?? chosen
  const range = { min: clamp(requested.min ?? scale.min), max: clamp(requested.max ?? scale.max) }
  const bins = rangeBins(values, scale, BARS)

  /** A handle at the end of the scale sets no limit, so that a growing scale hides nothing (decision 36.14). */
  const toRange = ({ min, max }: Extent): Range => ({
    min: min > scale.min ? min : undefined,
    max: max < scale.max ? max : undefined,
  })
  const flush = () => {
    const { timer, to, hasPushed } = drag.current
    clearTimeout(timer)
    drag.current = { hasPushed: hasPushed || to !== undefined }
    if (to) onRange(to, { replace: hasPushed })
  }
  const slide = (next: Extent) => {
    const to = toRange(next)
    setMoving(to)
    drag.current.to = to
    drag.current.timer ??= setTimeout(flush, MIN_INTERVAL_MS)
  }
  const release = () => {
    flush()
    drag.current = { hasPushed: false }
    setMoving(undefined)
  }
  return (
    <fieldset className={styles.group} data-range="">
      <legend className={styles.legend}>{title}</legend>
      <RangeSlider {...{ bins, scale, range, labels, sign }} onSlide={slide} onRelease={release} />
      <div className={styles.ends}>
        <RangeInput
          label={labels.min}
          sign={sign}
          value={range.min}
          onValue={(min) => onRange(toRange({ min, max: Math.max(min, range.max) }))}
        />
        <span aria-hidden="true">–</span>
        <RangeInput
          label={labels.max}
          sign={sign}
          value={range.max}
          onValue={(max) => onRange(toRange({ min: Math.min(max, range.min), max }))}
        />
      </div>
    </fieldset>
  )
}
