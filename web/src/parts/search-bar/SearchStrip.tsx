import { useIntl } from 'react-intl'
import type { HotelSearch } from '../../domain/hotel-search.ts'
import { nights } from '../../domain/stay.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SearchBar } from '../../ui/SearchBar.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SearchForm, type SearchFormProps } from './SearchForm.tsx'
import { stayRange } from './stay-range.ts'
import styles from './SearchStrip.module.css'

type SearchStripProps = Pick<SearchFormProps, 'onSearch' | 'where' | 'capacity'> & {
  /** What is shown now; `label` is the name of the place. */
  search: HotelSearch
  /** The field that is being changed; the owner keeps it, so that other buttons can open the form too. */
  editing: SearchFormProps['focus']
  onEdit: (field: SearchFormProps['focus']) => void
}

/** The search above its results in one low line; "Change", or a press on a part of it, opens the form in its place. */
export function SearchStrip({ search, editing, onEdit, where = true, onSearch, ...form }: SearchStripProps) {
  const { formatMessage } = useIntl()
  const say = (id: string, values?: Record<string, string | number>) => formatMessage({ id }, values)
  const formats = useFormats()
  const searched = (next: HotelSearch) => {
    onEdit(undefined)
    onSearch(next)
  }
  if (editing) {
    return (
      <Panel flush>
        <SearchForm {...form} where={where} initial={search} focus={editing} onSearch={searched} />
      </Panel>
    )
  }
  const { stay, party, label } = search
  const range = stayRange(stay, formats)
  const place = label || say('search.anywhere')
  const count = nights(stay)
  const guests = say('party.text', { adults: party.adults, children: party.children.length })
  const open = (field: NonNullable<SearchFormProps['focus']>) => () => onEdit(field)
  const first = where ? 'where' : 'stay'
  return (
    <div className={styles.strip}>
      <SearchBar
        kind="strip"
        action={
          <Button size="s" onClick={open(first)}>
            <Icon name="edit" size="s" />
            {say('search.change')}
          </Button>
        }
      >
        <SearchField
          className={styles.short}
          icon={where ? 'pin' : 'calendar'}
          label={say(where ? 'search.where' : 'search.stay')}
          value={where ? place : range}
          hint={where ? range : guests}
          onClick={open(first)}
        />
        {where ? (
          <SearchField
            className={styles.full}
            icon="pin"
            label={say('search.where')}
            value={place}
            onClick={open('where')}
          />
        ) : null}
        <SearchField
          className={styles.full}
          icon="calendar"
          label={say('search.stay')}
          value={say('search.stay.nights', { stay: range, count })}
          onClick={open('stay')}
        />
        <SearchField
          className={styles.full}
          icon="users"
          label={say('search.guests')}
          value={guests}
          onClick={open('guests')}
        />
      </SearchBar>
    </div>
  )
}
