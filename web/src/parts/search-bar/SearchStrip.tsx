import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { roomsOf } from '../../domain/hotels/visit.ts'
import type { HotelSearch } from '../../domain/hotels/hotel-search.ts'
import { everybody } from '../../domain/people/party.ts'
import { nights } from '../../domain/dates/stay.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { SearchBar } from '../../ui/search/SearchBar.tsx'
import { SearchField } from '../../ui/search/SearchField.tsx'
import { LazySearchForm, prepareSearchForm } from './LazySearchForm.tsx'
import type { SearchFormProps } from './SearchForm.tsx'
import { stayRange } from './stay/stay-range.ts'
import styles from './SearchStrip.module.css'

type SearchStripProps = Pick<SearchFormProps, 'onSearch' | 'where' | 'capacity'> & {
  /** The current search; `label` is the name of the place. */
  search: SearchFormProps['initial']
  /** The field being edited. The parent holds this state, so that other buttons can open the form too. */
  editing: SearchFormProps['focus']
  onEdit: (field: SearchFormProps['focus']) => void
}

/**
 * A compact line with the search above its results; "Change", or a press on a part of it, replaces it with the form.
 */
export function SearchStrip({ search, editing, onEdit, where = true, onSearch, ...form }: SearchStripProps) {
  const summary = <Summary search={search} where={where} onEdit={onEdit} />
  if (!editing) return summary
  const closeAndSearch = (next: HotelSearch) => {
    onEdit(undefined)
    onSearch(next)
  }
  return (
    <LazySearchForm
      {...form}
      where={where}
      initial={search}
      focus={editing}
      onSearch={closeAndSearch}
      fallback={summary}
    />
  )
}

type SummaryProps = Pick<SearchStripProps, 'search' | 'onEdit'> & { where: boolean }

function Summary({ search, where, onEdit }: SummaryProps) {
  const { stay, label, more = [] } = search
  const { adults, children } = everybody(roomsOf(search))
  const { formatMessage } = useIntl()
  const translate = (id: string, values?: Record<string, string | number>) => formatMessage({ id }, values)
  const range = stayRange(stay, useFormats())
  const place = label || translate('search.anywhere')
  const party = { adults, children: children.length }
  const guests =
    more.length === 0 ? translate('party.text', party) : translate('party.rooms', { ...party, rooms: more.length + 1 })
  const open = (field: NonNullable<SearchFormProps['focus']>) => () => onEdit(field)
  const first = where ? 'where' : 'stay'
  return (
    <div className={styles.strip} onPointerEnter={prepareSearchForm} onFocus={prepareSearchForm}>
      <SearchBar
        kind="strip"
        action={
          <Button size="s" onClick={open(first)}>
            <Icon name="edit" size="s" />
            {translate('search.change')}
          </Button>
        }
      >
        <SearchField
          className={styles.short}
          icon={where ? 'pin' : 'calendar'}
          label={translate(where ? 'search.where' : 'search.stay')}
          value={where ? place : range}
          hint={where ? range : guests}
          onClick={open(first)}
        />
        {where ? (
          <SearchField
            className={styles.full}
            icon="pin"
            label={translate('search.where')}
            value={place}
            onClick={open('where')}
          />
        ) : null}
        <SearchField
          className={classes(styles.full, styles.stay)}
          icon="calendar"
          label={translate('search.stay')}
          value={translate('search.stay.nights', { stay: range, count: nights(stay) })}
          onClick={open('stay')}
        />
        <SearchField
          className={styles.full}
          icon="users"
          label={translate('search.guests')}
          value={guests}
          onClick={open('guests')}
        />
      </SearchBar>
    </div>
  )
}
