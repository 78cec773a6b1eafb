import { FormattedMessage, useIntl } from 'react-intl'
import { NothingFound } from '../../parts/listing/NoMatch.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Empty } from '../../ui/surfaces/Empty.tsx'

/** The provider's hotels are those of a place, and none has been chosen (decision 37.7). */
export function NoPlace({ onChoose }: { onChoose: () => void }) {
  return (
    <Empty
      picture={<NothingFound />}
      title={useIntl().formatMessage({ id: 'hotels.noPlace.title' })}
      action={
        <Button onClick={onChoose}>
          <FormattedMessage id="hotels.noPlace.choose" />
        </Button>
      }
    >
      <FormattedMessage id="hotels.noPlace" />
    </Empty>
  )
}
