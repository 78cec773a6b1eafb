import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { useSite } from '../../api/use-site.ts'
import { ContactFormButton } from '../../parts/contact/ContactFormButton.tsx'
import { CallButton } from '../../parts/call-centre/CallCentre.tsx'
import { NothingFound } from '../../parts/NothingFound.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/surfaces/EmptyState.tsx'

/** Shown when no vehicle drives between the two places: suggests another place, or a call. */
export function NoTransfers({ about, onChange }: { about: string; onChange: () => void }) {
  const { number } = useSite().site.callcenter
  return (
    <EmptyState
      picture={<NothingFound />}
      title={useIntl().formatMessage({ id: 'transfers.empty.title' })}
      action={
        <>
          <Button onClick={onChange}>
            <FormattedMessage id="transfers.empty.change" />
          </Button>
          <CallButton icon="s" />
          <ContactFormButton kind="callBack" about={about} className="link" />
        </>
      }
    >
      <FormattedMessage id="transfers.empty" values={{ call: number === undefined ? 'no' : 'yes' }} />
    </EmptyState>
  )
}
