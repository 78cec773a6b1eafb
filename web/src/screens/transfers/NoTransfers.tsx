import { FormattedMessage, useIntl } from 'react-intl'
import { CallButton } from '../../parts/CallCentre.tsx'
import { NothingFound } from '../../parts/listing/NoMatch.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Empty } from '../../ui/surfaces/Empty.tsx'

/** Nobody drives between the two places: another place, or a call. */
export function NoTransfers({ onChange }: { onChange: () => void }) {
  return (
    <Empty
      picture={<NothingFound />}
      title={useIntl().formatMessage({ id: 'transfers.empty.title' })}
      action={
        <>
          <Button onClick={onChange}>
            <FormattedMessage id="transfers.empty.change" />
          </Button>
          <CallButton icon="s" />
        </>
      }
    >
      <FormattedMessage id="transfers.empty" />
    </Empty>
  )
}
