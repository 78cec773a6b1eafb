import type { MouseEvent } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { PlaceList } from '../../domain/places/place-list.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { focusCount } from '../../parts/listing/ListHead.tsx'
import { NothingFound } from '../../parts/NothingFound.tsx'
import { isModifiedClick } from '../../ui/is-modified-click.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/surfaces/EmptyState.tsx'

/** Shown when no place has the typed name, and for a page after the last one. */
export function NoPlaces({ list: { name } }: { list: PlaceList }) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const toCount = (event: MouseEvent) => isModifiedClick(event) || focusCount()
  return (
    <EmptyState
      picture={<NothingFound />}
      title={
        name === '' ? formatMessage({ id: 'locations.none' }) : formatMessage({ id: 'locations.noneOf' }, { name })
      }
      action={
        <Button href={paths.locations()} onClick={toCount}>
          <FormattedMessage id="locations.all" />
        </Button>
      }
    >
      <FormattedMessage id="locations.none.text" />
    </EmptyState>
  )
}
