import type { ChangeEvent } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../i18n/use-locale.ts'
import { classes } from '../../ui/classes.ts'
import styles from './PriceSlider.module.css'
import type { priceBins, priceScale } from './price-bins.ts'

type Range = { min: number; max: number }
type PriceSliderProps = {
  bins: ReturnType<typeof priceBins>
  scale: ReturnType<typeof priceScale>
  range: Range
  /** While a handle moves. */
  onSlide: (range: Range) => void
  /** When it has been let go; by keyboard that is when it is left. */
  onRelease: () => void
}

/** A drawing, so that it needs no style attribute: the page's policy allows none. */
const WIDTH = 240
const HEIGHT = 48

/** Bars of how many hotels cost how much, and two handles on the line under them. */
export function PriceSlider({ bins, scale, range, onSlide, onRelease }: PriceSliderProps) {
  const { formatMessage } = useIntl()
  const { number } = useFormats()
  const most = Math.max(1, ...bins.map(({ count }) => count))
  const bar = WIDTH / bins.length
  const span = Math.max(1, scale.max - scale.min)
  const x = (price: number) => ((price - scale.min) / span) * WIDTH
  const ends = { min: scale.min, max: scale.max, step: scale.step, className: styles.handle }
  const release = { onPointerUp: onRelease, onBlur: onRelease }
  const low = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
    onSlide({ min: Math.min(Number(value), range.max), max: range.max })
  const high = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
    onSlide({ min: range.min, max: Math.max(Number(value), range.min) })
  return (
    <div className={styles.slider}>
      <svg className={styles.bars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {bins.map(({ from, to, count }, index) => {
          const height = count === 0 ? 1 : Math.max(4, (count / most) * (HEIGHT - 4))
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
        aria-label={formatMessage({ id: 'hotels.filter.price.min' })}
        aria-valuetext={number(range.min)}
        value={range.min}
        onChange={low}
      />
      <input
        type="range"
        {...ends}
        {...release}
        aria-label={formatMessage({ id: 'hotels.filter.price.max' })}
        aria-valuetext={number(range.max)}
        value={range.max}
        onChange={high}
      />
    </div>
  )
}
