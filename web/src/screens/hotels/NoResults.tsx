import { FormattedMessage, useIntl } from 'react-intl'
import type { filterToDrop } from '../../domain/facets.ts'
import type { FilterPart } from '../../domain/change-filters.ts'
import { NO_FILTERS } from '../../domain/hotel-filters.ts'
import type { HotelSearch } from '../../domain/hotel-search.ts'
import { CallButton } from '../../parts/CallCentre.tsx'
import picture from '../../pictures/empty-result.svg'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { focusCount } from './ListHead.tsx'
import { useFilterWords } from './use-filter-words.ts'

const drawing = <Picture src={picture} alt="" width={1600} height={1200} />

/** The filters leave nothing: "'no results' offers the one filter to drop" (decision 36.4). */
export function NoMatch({
  drop,
  hrefOf,
}: {
  drop: ReturnType<typeof filterToDrop>
  hrefOf: (change: Partial<HotelSearch>) => string
}) {
  return (
    <Empty
      picture={drawing}
      title={useIntl().formatMessage({ id: 'hotels.none.title' })}
      action={
        <>
          {drop ? (
            <Button href={hrefOf({ filters: drop.filters })} onClick={focusCount}>
              <FormattedMessage id="hotels.none.drop" values={{ count: drop.count }} />
            </Button>
          ) : null}
          <Button kind={drop ? 'quiet' : 'filled'} href={hrefOf({ filters: NO_FILTERS })} onClick={focusCount}>
            <FormattedMessage id="hotels.filters.clear" />
          </Button>
        </>
      }
    >
      {drop ? (
        <FormattedMessage id="hotels.none.one" values={{ filter: <PartName part={drop.part} />, count: drop.count }} />
      ) : (
        <FormattedMessage id="hotels.none.all" />
      )}
    </Empty>
  )
}

/** What a whole part of the filters is called: one amenity by its name, the others by the name of their group. */
function PartName({ part }: { part: FilterPart }) {
  const words = useFilterWords()
  if (part.group === 'amenities') return <b>{words(part)}</b>
  if (part.group === 'freeCancellation') return <b>{words({ group: 'freeCancellation' })}</b>
  return (
    <b>
      <FormattedMessage id={`hotels.filter.${part.group}`} />
    </b>
  )
}

/** The place has no hotel for the search (decision 36.4), with the number to call. */
export function NoHotels({ onChange }: { onChange: () => void }) {
  return (
    <Empty
      picture={drawing}
      title={useIntl().formatMessage({ id: 'hotels.empty.title' })}
      action={
        <>
          <Button onClick={onChange}>
            <FormattedMessage id="hotels.changeDates" />
          </Button>
          <CallButton icon="s" />
        </>
      }
    >
      <FormattedMessage id="hotels.empty" />
    </Empty>
  )
}
