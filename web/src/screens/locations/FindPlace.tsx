import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useLocation } from '../../address.ts'
import { useSells } from '../../api/use-sells.ts'
import { encodePlaces, type PlaceList } from '../../domain/places/place-list.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { focusCount } from '../../parts/listing/ListHead.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import styles from './locations.module.css'

/** Finds places by name, and sorts them. It is a plain form and plain links, so it works without scripts. */
export function FindPlace({ list }: { list: PlaceList }) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  // On a site without hotels, an order by their number means nothing.
  const sellsHotels = useSells('hotels')
  const [, go] = useLocation()
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    if (typeof name !== 'string') return
    go(paths.locations(encodePlaces({ ...list, name: name.trim(), page: 1 })))
    // Another name replaces the field and its button.
    focusCount()
  }
  return (
    <div className={styles.tools}>
      <search className={styles.find}>
        <form action={paths.locations()} onSubmit={find}>
          <TextField
            key={list.name}
            name="name"
            type="search"
            label={formatMessage({ id: 'locations.find' })}
            maxLength={60}
            defaultValue={list.name}
            after={
              <Button type="submit" kind="soft">
                <FormattedMessage id="locations.find.submit" />
              </Button>
            }
          />
        </form>
      </search>
      {sellsHotels ? (
        <p className={styles.sorts}>
          {(['hotels', 'name'] as const).map((sort) => (
            <a
              key={sort}
              href={paths.locations(encodePlaces({ ...list, sort, page: 1 }))}
              aria-current={list.sort === sort ? 'true' : undefined}
            >
              <FormattedMessage id={`locations.sort.${sort}`} />
            </a>
          ))}
        </p>
      ) : null}
    </div>
  )
}
