import type { MouseEvent } from 'react'
import type { FilterTable } from '../../domain/listing/filters.ts'
import type { ListView } from '../../domain/listing/view.ts'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Meter } from '../../ui/figures/Meter.tsx'
import { isModifiedClick } from '../../ui/is-modified-click.ts'
import styles from './list.module.css'
import { focusOnArrival } from './return-focus.ts'
import type { ListAddress } from './use-list-address.ts'
import type { Missing } from './full/lists.ts'

type LoadMoreProps = {
  view: Pick<ListView<unknown, FilterTable>, 'shown' | 'matching' | 'next' | 'nextKey'>
  /** The rest of the list, if it has not been read yet (decision 36.14). */
  missing?: Missing | undefined
  address: Pick<ListAddress<{ page: number }>, 'search' | 'hrefOf' | 'change'>
}

/** "Load more with `?page=`" (decision 36.5): a link, so that it works without scripts and can be shared. */
export function LoadMore({ view, missing, address: { search, hrefOf, change } }: LoadMoreProps) {
  const { formatMessage } = useIntl()
  const { next, nextKey } = view
  // Entries that have not been read yet are counted too, unless a filter hides some of those that were read: it may
  // hide all of the unread ones.
  const isNarrowed = missing && view.matching < missing.page.records.length
  const matching = missing && !isNarrowed ? missing.page.stats.totalRecord : view.matching
  const shown = view.shown.length
  const text = formatMessage({ id: 'listing.shown' }, { shown, matching })
  const nextPage = { page: search.page + 1 }
  const href = hrefOf(nextPage)
  const press = (event: MouseEvent) => {
    if (isModifiedClick(event)) return
    event.preventDefault()
    // On the last page the focused button disappears, so the first new entry gets the focus.
    if (nextKey !== undefined) focusOnArrival(href, nextKey)
    change(nextPage, { replace: true })
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
