import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useSite } from '../../api/use-site.ts'
import { CallButton } from '../../parts/call-centre/CallCentre.tsx'
import { NothingFound } from '../../parts/NothingFound.tsx'
import { Empty } from '../../ui/surfaces/Empty.tsx'

/** Shown when the agency currently sells nothing of this kind. */
export function NoServices() {
  const { number } = useSite().site.callcenter
  return (
    <Empty
      picture={<NothingFound />}
      title={useIntl().formatMessage({ id: 'services.empty.title' })}
      action={<CallButton icon="s" />}
    >
      <FormattedMessage id="services.empty" values={{ call: number === undefined ? 'no' : 'yes' }} />
    </Empty>
  )
}
