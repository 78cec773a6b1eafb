import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useSite } from '../../api/use-site.ts'
import { CallButton } from '../../parts/call-centre/CallCentre.tsx'
import { NothingFound } from '../../parts/NothingFound.tsx'
import { EmptyState } from '../../ui/surfaces/EmptyState.tsx'

/** Shown when the agency currently sells nothing of this kind. */
export function NoServices() {
  const { number } = useSite().site.callcenter
  return (
    <EmptyState
      picture={<NothingFound />}
      title={useIntl().formatMessage({ id: 'services.empty.title' })}
      action={<CallButton icon="s" />}
    >
      <FormattedMessage id="services.empty" values={{ call: number === undefined ? 'no' : 'yes' }} />
    </EmptyState>
  )
}
