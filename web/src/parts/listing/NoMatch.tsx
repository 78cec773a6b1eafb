import type { MouseEvent } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { FilterPart } from '../../domain/listing/change-filters.ts'
import type { Drop } from '../../domain/listing/facets.ts'
import type { Filters, FilterTable, GroupOf } from '../../domain/listing/filters.ts'
import { noFilters } from '../../domain/listing/no-filters.ts'
import { isModifiedClick } from '../../ui/is-modified-click.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/surfaces/EmptyState.tsx'
import { NothingFound } from '../NothingFound.tsx'
import { focusCount } from './ListHead.tsx'
import type { ListingWords } from './words.ts'

type NoMatchProps<Table extends FilterTable> = {
  table: Table
  drop: Drop<Table> | undefined
  words: ListingWords<GroupOf<Table>, never>
  hrefOf: (change: { filters: Filters<Table> }) => string
}

/** Shown when the filters match nothing: "'no results' offers the one filter to drop" (decision 36.4). */
export function NoMatch<Table extends FilterTable>({ table, drop, words, hrefOf }: NoMatchProps<Table>) {
  /** A single value by its own name, several values by the name of their group. */
  const nameOf = (part: FilterPart<GroupOf<Table>>) =>
    part.value !== undefined || table[part.group]?.kind === 'flag' ? words.part(part) : words.group(part.group)
  const focusUnlessModified = (event: MouseEvent) => isModifiedClick(event) || focusCount()
  return (
    <EmptyState
      picture={<NothingFound />}
      title={useIntl().formatMessage({ id: 'listing.none.title' })}
      action={
        <>
          {drop ? (
            <Button href={hrefOf({ filters: drop.filters })} onClick={focusUnlessModified}>
              {words.showDropped(drop.count)}
            </Button>
          ) : null}
          <Button
            kind={drop ? 'quiet' : 'filled'}
            href={hrefOf({ filters: noFilters(table) })}
            onClick={focusUnlessModified}
          >
            <FormattedMessage id="listing.filters.clear" />
          </Button>
        </>
      }
    >
      {drop ? (
        words.without(<b key="filter">{nameOf(drop.part)}</b>, drop.count)
      ) : (
        <FormattedMessage id="listing.none.all" />
      )}
    </EmptyState>
  )
}
