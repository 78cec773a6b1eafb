import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { partySize } from '../../../domain/people/party.ts'
import type { RideTime, TransferSearch } from '../../../domain/transfers/transfer-search.ts'
import { useFormats } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { SearchBar } from '../../../ui/search/SearchBar.tsx'
import { SearchField } from '../../../ui/search/SearchField.tsx'
import styles from '../SearchStrip.module.css'
import { prepareTransferForm } from './LazyTransferForm.tsx'
import type { TransferFocus } from './TransferForm.tsx'

type TransferStripProps = {
  search: TransferSearch
  names: { from: string; to: string }
  onEdit: (field: TransferFocus) => void
}

/**
 * A compact line with the search above its results; "Change", or a press on a part of it, replaces it with the form.
 */
export function TransferStrip({ search, names, onEdit }: TransferStripProps) {
  const { formatMessage } = useIntl()
  const translate = (id: string, values?: Record<string, string | number>) => formatMessage({ id }, values)
  const { party, bags, back } = search
  const when = useRideTimes(search)
  const load = translate('ride.load.text', { people: partySize(party), bags })
  const open = (field: TransferFocus) => () => onEdit(field)
  const place = (name: string) => name || translate('search.anywhere')
  return (
    <div className={styles.strip} onPointerEnter={prepareTransferForm} onFocus={prepareTransferForm}>
      <SearchBar
        kind="strip"
        action={
          <Button size="s" onClick={open('from')}>
            <Icon name="edit" size="s" />
            {translate('search.change')}
          </Button>
        }
      >
        <SearchField
          className={styles.short}
          icon="calendar"
          label={translate(back ? 'ride.both' : 'ride.out')}
          value={when}
          hint={load}
          onClick={open('out')}
        />
        <SearchField
          className={styles.full}
          icon="pin"
          label={translate('ride.from')}
          value={place(names.from)}
          onClick={open('from')}
        />
        <SearchField
          className={styles.full}
          icon="pin"
          label={translate('ride.to')}
          value={place(names.to)}
          onClick={open('from')}
        />
        <SearchField
          className={classes(styles.full, styles.stay)}
          icon="calendar"
          label={translate(back ? 'ride.both' : 'ride.out')}
          value={when}
          onClick={open('out')}
        />
        <SearchField
          className={styles.full}
          icon="users"
          label={translate('ride.load')}
          value={load}
          onClick={open('load')}
        />
      </SearchBar>
    </div>
  )
}

/** "Fri 21 May, 10:10 – Wed 26 May, 07:30" */
function useRideTimes({ out, back }: Pick<TransferSearch, 'out' | 'back'>): string {
  const { formatMessage } = useIntl()
  const { weekdayDayMonth } = useFormats()
  const ride = ({ date, time }: RideTime) => {
    if (date === undefined) return formatMessage({ id: 'search.date.none' })
    const day = weekdayDayMonth(date)
    return time === undefined ? day : formatMessage({ id: 'ride.when' }, { day, time: `\u2066${time}\u2069` })
  }
  return back ? `${ride(out)} – ${ride(back)}` : ride(out)
}
