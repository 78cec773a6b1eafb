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
const PACE = 200

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
  const drag = useRef<{ begun: boolean; timer?: ReturnType<typeof setTimeout>; to?: Range }>({ begun: false })
  if (!extent) return null
  const scale = rangeScale(extent)
  const within = (value: number) => Math.min(scale.max, Math.max(scale.min, value))
  const asked = moving ?? chosen
  const range = { min: within(asked.min ?? scale.min), max: within(asked.max ?? scale.max) }
  const bins = rangeBins(values, scale, BARS)

  /** A handle at the end of the scale sets no limit, so that a growing scale hides nothing (decision 36.14). */
  const open = ({ min, max }: Extent): Range => ({
    min: min > scale.min ? min : undefined,
    max: max < scale.max ? max : undefined,
  })
  const flush = () => {
    const { timer, to, begun } = drag.current
    clearTimeout(timer)
    drag.current = { begun: begun || to !== undefined }
    if (to) onRange(to, { replace: begun })
  }
  const slide = (moved: Extent) => {
    const to = open(moved)
    setMoving(to)
    drag.current.to = to
    drag.current.timer ??= setTimeout(flush, PACE)
  }
  const release = () => {
    flush()
    drag.current = { begun: false }
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
          onValue={(min) => onRange(open({ min, max: Math.max(min, range.max) }))}
        />
        <span aria-hidden="true">–</span>
        <RangeInput
          label={labels.max}
          sign={sign}
          value={range.max}
          onValue={(max) => onRange(open({ min: Math.min(max, range.min), max }))}
        />
      </div>
    </fieldset>
  )
}
