import { FormattedMessage, useIntl } from 'react-intl'
import { Notice } from '../../ui/Notice.tsx'
import styles from './list.module.css'

/** What each parameter of the address is called; several may be one thing to a visitor. */
const NAMES: Record<string, string> = {
  place: 'hotels.repaired.place',
  label: 'hotels.repaired.place',
  checkIn: 'hotels.repaired.dates',
  checkOut: 'hotels.repaired.dates',
  adults: 'hotels.repaired.guests',
  children: 'hotels.repaired.guests',
}

/** "bad params are repaired with a notice, never a 400 page" (decision 35.3). */
export function RepairedNotice({ parameters }: { parameters: readonly string[] }) {
  const { formatMessage, formatList } = useIntl()
  if (parameters.length === 0) return null
  const ids = new Set(parameters.map((name) => NAMES[name] ?? 'hotels.repaired.filters'))
  const things = formatList([...ids].map((id) => formatMessage({ id })))
  return (
    <Notice tone="warn" icon="info" className={styles.notice}>
      <FormattedMessage id="hotels.repaired" values={{ things }} />
    </Notice>
  )
}
