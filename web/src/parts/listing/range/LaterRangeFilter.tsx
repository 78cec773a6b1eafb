import { Suspense } from 'react'
import { later } from '../../later.ts'
import styles from '../list-filters.module.css'
import type { RangeFilterProps } from './RangeFilter.tsx'
// The look of the server-rendered filter comes with the page, before its code.
import './RangeSlider.module.css'

const load = () => import('./RangeFilter.tsx').then(({ RangeFilter }) => RangeFilter)
const Filter = import.meta.env.SSR ? await load() : later(load, '[data-range]')

/** The `RangeFilter`, without its code in the first load. */
export const LaterRangeFilter = (props: RangeFilterProps) => (
  <Suspense fallback={<div className={styles.room} />}>
    <Filter {...props} />
  </Suspense>
)
