import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useSite } from '../../api/use-site.ts'
import type { TourSearch } from '../../domain/tours/tour-address.ts'
import { CallButton } from '../../parts/call-centre/CallCentre.tsx'
import { focusCount } from '../../parts/listing/ListHead.tsx'
import { NothingFound } from '../../parts/NothingFound.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/surfaces/EmptyState.tsx'

/** Shown when no tour has the typed name, or when there are none at all. */
export function NoTours({ search: { name }, onAll }: { search: Pick<TourSearch, 'name'>; onAll: () => void }) {
  const { callcenter } = useSite().site
  const showAll = () => {
    onAll()
    // The button disappears together with the notice.
    focusCount()
  }
  return (
    <EmptyState
      picture={<NothingFound />}
      title={useIntl().formatMessage({ id: 'tours.empty.title' })}
      action={
        <>
          {name ? (
            <Button onClick={showAll}>
              <FormattedMessage id="tours.empty.all" />
            </Button>
          ) : null}
          <CallButton icon="s" />
        </>
      }
    >
      {name ? (
        <FormattedMessage id="tours.empty.name" values={{ name: <bdi key="name">{name}</bdi> }} />
      ) : callcenter.number === undefined ? null : (
        <FormattedMessage id="tours.empty" />
      )}
    </EmptyState>
  )
}
