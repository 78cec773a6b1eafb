import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Schema } from '../../api/operations.ts'
import { filterHotels } from '../../domain/facets.ts'
import { withoutPart } from '../../domain/change-filters.ts'
import type { HotelFilters } from '../../domain/hotel-filters.ts'
import { SIGNS } from '@rota/openapi/reference/signs'
import styles from './Filters.module.css'
import { PriceInput } from './PriceInput.tsx'
import { PriceSlider } from './PriceSlider.tsx'
import { priceBins, priceScale } from './price-bins.ts'
import type { ChangeFilters } from './use-list-address.ts'

const BARS = 24
/** Milliseconds between two changes of the address while a handle moves; browsers refuse more than a few per second. */
const PACE = 200

type Range = { min: number; max: number }
type PriceFilterProps = {
  records: readonly Schema<'HotelOffer'>[]
  filters: HotelFilters
  /** The lowest and highest total of what the other filters leave. */
  ends: Range | undefined
  onFilters: ChangeFilters
}

/** The total from and to: bars of what there is, a handle for each end, and a number box for each (2.5.7 of WCAG 2.2). */
export function PriceFilter({ records, filters, ends, onFilters }: PriceFilterProps) {
  const { formatMessage } = useIntl()
  const [moving, setMoving] = useState<Range>()
  const drag = useRef<{ begun: boolean; timer?: ReturnType<typeof setTimeout>; to?: Range }>({ begun: false })
  if (!ends) return null
  const others = withoutPart(filters, { group: 'price' })
  const offers = filterHotels(records, others).flatMap(({ offer }) => (offer ? [offer.total] : []))
  const scale = priceScale(ends)
  const within = (price: number) => Math.min(scale.max, Math.max(scale.min, price))
  const range = moving ?? { min: within(filters.priceMin ?? scale.min), max: within(filters.priceMax ?? scale.max) }
  const bins = priceBins(
    offers.map(({ value }) => value),
    scale,
    BARS,
  )

  const apply = ({ min, max }: Range, options?: { replace: boolean }) =>
    onFilters(
      {
        ...others,
        ...(min > scale.min ? { priceMin: min } : {}),
        ...(max < scale.max ? { priceMax: max } : {}),
      },
      options,
    )
  const flush = () => {
    const { timer, to, begun } = drag.current
    clearTimeout(timer)
    drag.current = { begun: begun || to !== undefined }
    if (to) apply(to, { replace: begun })
  }
  const slide = (to: Range) => {
    setMoving(to)
    drag.current.to = to
    drag.current.timer ??= setTimeout(flush, PACE)
  }
  const release = () => {
    flush()
    drag.current = { begun: false }
    setMoving(undefined)
  }
  const sign = SIGNS[offers[0]?.currency ?? 'try']
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <FormattedMessage id="hotels.filter.price" />
      </legend>
      <PriceSlider {...{ bins, scale, range }} onSlide={slide} onRelease={release} />
      <div className={styles.prices}>
        <PriceInput
          label={formatMessage({ id: 'hotels.filter.price.min' })}
          sign={sign}
          value={range.min}
          onPrice={(min) => apply({ min, max: Math.max(min, range.max) })}
        />
        <span aria-hidden="true">–</span>
        <PriceInput
          label={formatMessage({ id: 'hotels.filter.price.max' })}
          sign={sign}
          value={range.max}
          onPrice={(max) => apply({ min: Math.min(max, range.min), max })}
        />
      </div>
    </fieldset>
  )
}
