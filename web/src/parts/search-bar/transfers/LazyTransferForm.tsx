import { lazyPart } from '../../lazy-part.ts'
import { FormFrame } from '../FormFrame.tsx'
// The server renders the form, so its style sheets come with the page, before its code.
import '../SearchForm.module.css'
import styles from './TransferForm.module.css'
import type { TransferFormProps } from './TransferForm.tsx'

const load = () => import('./TransferForm.tsx').then(({ TransferForm }) => TransferForm)
const Form = import.meta.env.SSR ? await load() : lazyPart(load, '[data-search-form]')

/** The `TransferForm` in a panel, without its code in the first load. */
export const LazyTransferForm = (form: TransferFormProps) => (
  <FormFrame room={styles.room}>
    <Form {...form} />
  </FormFrame>
)

/** Prefetches the code when the pointer or the focus comes near. */
export const prepareTransferForm = () => void load().catch(() => undefined)
