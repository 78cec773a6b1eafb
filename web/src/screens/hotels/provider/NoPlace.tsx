import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import { NothingFound } from '../../../parts/NothingFound.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/surfaces/EmptyState.tsx'

/** Shown when no place is chosen, because provider searches require one (decision 37.7). */
export function NoPlace({ onChoose }: { onChoose: () => void }) {
  return (
    <EmptyState
      picture={<NothingFound />}
      title={useIntl().formatMessage({ id: 'hotels.noPlace.title' })}
      action={
        <Button onClick={onChoose}>
          <FormattedMessage id="hotels.noPlace.choose" />
        </Button>
      }
    >
      <FormattedMessage id="hotels.noPlace" />
    </EmptyState>
  )
}
