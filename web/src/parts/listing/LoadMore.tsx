import type { MouseEvent } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Meter } from '../../ui/figures/Meter.tsx'
import styles from './list.module.css'

type LoadMoreProps = {
  shown: number
  matching: number
  /** How many entries the next page adds. */
  next: number
  /** The URL of the list with one more page. */
  href: string
  onMore: () => void
}

/** "Load more with `?page=`" (decision 36.5): a link, so that it works without scripts and can be shared. */
export function LoadMore({ shown, matching, next, href, onMore }: LoadMoreProps) {
  const { formatMessage } = useIntl()
  const text = formatMessage({ id: 'listing.shown' }, { shown, matching })
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onMore()
  }
  return (
    <div className={styles.more}>
      <output>{text}</output>
      <Meter value={shown} max={matching} label={text} />
      {next > 0 ? (
        <Button kind="quiet" href={href} onClick={press}>
          <FormattedMessage id="listing.more" values={{ count: next }} />
        </Button>
      ) : null}
    </div>
  )
}
