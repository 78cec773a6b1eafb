import type { ReactNode } from 'react'
import { lazyPart } from '../../lazy-part.ts'
import { FormFrame } from '../FormFrame.tsx'
import type { FlightFormProps } from './FlightForm.tsx'
// The server renders the form, so its style sheets come with the page, before its code.
import '../../../ui/fields/Segmented.module.css'
import styles from './FlightForm.module.css'

const load = () => import('./FlightForm.tsx').then(({ FlightForm }) => FlightForm)
const Form = import.meta.env.SSR ? await load() : lazyPart(load, '[data-search-form]')

/** The `FlightForm` in a panel, without its code in the first load. `fallback` is shown until then. */
export const LazyFlightForm = ({ fallback, ...form }: FlightFormProps & { fallback?: ReactNode }) => (
  <FormFrame room={styles.room} fallback={fallback}>
    <Form {...form} />
  </FormFrame>
)

/** Prefetches the code when the pointer or the focus comes near. */
export const prepareFlightForm = () => void load().catch(() => undefined)
