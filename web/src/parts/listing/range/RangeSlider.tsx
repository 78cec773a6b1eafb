import type { ChangeEvent } from 'react'
import { useFormats } from '../../../i18n/use-locale.ts'
import type { Extent } from '../../../domain/listing/facets.ts'
import { classes } from '../../../ui/classes.ts'
import styles from './RangeSlider.module.css'
import type { rangeBins, rangeScale } from './range-bins.ts'

type RangeSliderProps = {
  bins: ReturnType<typeof rangeBins>
  scale: ReturnType<typeof rangeScale>
  range: Extent
  /** Labels of the two handles. */
  labels: Record<'min' | 'max', string>
  /** Currency sign of the ends. */
  sign?: string | undefined
  /** Called while a handle moves. */
  onSlide: (range: Extent) => void
  /** Called on release; with the keyboard, on blur. */
  onRelease: () => void
}

/**
 * The size of the histogram in its own units. It is an SVG, because the content security policy forbids style
 * attributes.
 */
const WIDTH = 240
const HEIGHT = 48

/** A histogram of the entries, with a slider of two handles below it. */
export function RangeSlider({ bins, scale, range, labels, sign = '', onSlide, onRelease }: RangeSliderProps) {
  const { number } = useFormats()
  const maxCount = Math.max(1, ...bins.map(({ count }) => count))
  const bar = WIDTH / bins.length
  const span = Math.max(1, scale.max - scale.min)
  const x = (value: number) => ((value - scale.min) / span) * WIDTH
  const ends = { min: scale.min, max: scale.max, step: scale.step, className: styles.handle }
  const release = { onPointerUp: onRelease, onBlur: onRelease }
  const moveMin = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
    onSlide({ min: Math.min(Number(value), range.max), max: range.max })
  const moveMax = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
    onSlide({ min: range.min, max: Math.max(Number(value), range.min) })
  return (
    <div className={styles.slider}>
      <svg className={styles.bars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {bins.map(({ from, to, count }, index) => {
          const height = count === 0 ? 1 : Math.max(4, (count / maxCount) * (HEIGHT - 4))
          const on = to > range.min && from < range.max
          return (
            <rect
              key={from}
              className={classes(styles.bar, on && styles.on)}
              x={index * bar}
              width={bar - 2}
              y={HEIGHT - height}
              height={height}
            />
          )
        })}
      </svg>
      <svg className={styles.line} viewBox={`0 0 ${WIDTH} 2`} preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} width={WIDTH} height={2} />
        <rect className={styles.chosen} x={x(range.min)} width={x(range.max) - x(range.min)} height={2} />
      </svg>
      <input
        type="range"
        {...ends}
        {...release}
        aria-label={labels.min}
        aria-valuetext={sign + number(range.min)}
        value={range.min}
        onChange={moveMin}
      />
      <input
        type="range"
        {...ends}
        {...release}
        aria-label={labels.max}
        aria-valuetext={sign + number(range.max)}
        value={range.max}
        onChange={moveMax}
      />
    </div>
  )
}
