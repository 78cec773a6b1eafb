import { Suspense } from 'react'
import { lazyPart } from '../../lazy-part.ts'
import styles from '../list-filters.module.css'
import type { RangeFilterProps } from './RangeFilter.tsx'
// The server renders the filter, so its style sheets come with the page, before its code.
import './RangeSlider.module.css'

const load = () => import('./RangeFilter.tsx').then(({ RangeFilter }) => RangeFilter)
const Filter = import.meta.env.SSR ? await load() : lazyPart(load, '[data-range]')

/** The `RangeFilter`, without its code in the first load. Until it has loaded, a placeholder keeps its size. */
export function LazyRangeFilter(props: RangeFilterProps) {
  const place = (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{props.title}</legend>
      <div className={styles.room} />
    </fieldset>
  )
  return (
    <Suspense fallback={props.extent ? place : null}>
      <Filter {...props} />
    </Suspense>
  )
}
