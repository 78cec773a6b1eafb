import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import styles from './list.module.css'

type RepairedNoticeProps = {
  parameters: readonly string[]
  /**
   * Message ids for the parameters of this list. Several parameters may share one name; all others count as filters.
   */
  names?: Readonly<Record<string, string>>
}

/** "bad params are repaired with a notice, never a 400 page" (decision 35.3). */
export function RepairedNotice({ parameters, names = {} }: RepairedNoticeProps) {
  const { formatMessage, formatList } = useIntl()
  if (parameters.length === 0) return null
  const ids = new Set(parameters.map((name) => names[name] ?? 'listing.repaired.filters'))
  const things = formatList([...ids].map((id) => formatMessage({ id })))
  return (
    <Notice tone="warn" icon="info" className={styles.notice}>
      <FormattedMessage id="listing.repaired" values={{ things }} />
    </Notice>
  )
}
