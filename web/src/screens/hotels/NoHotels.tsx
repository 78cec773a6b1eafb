import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { ContactFormButton } from '../../parts/contact/ContactFormButton.tsx'
import { CallButton } from '../../parts/call-centre/CallCentre.tsx'
import { NothingFound } from '../../parts/NothingFound.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/surfaces/EmptyState.tsx'

/** Shown when the place has no hotel for the search (decision 36.4), with the number to call. */
export default function NoHotels({ about, onChange }: { about: string; onChange: () => void }) {
  return (
    <EmptyState
      picture={<NothingFound />}
      title={useIntl().formatMessage({ id: 'hotels.empty.title' })}
      action={
        <>
          <Button onClick={onChange}>
            <FormattedMessage id="hotels.changeDates" />
          </Button>
          <CallButton icon="s" />
          <ContactFormButton kind="callBack" about={about} className="link" />
        </>
      }
    >
      <FormattedMessage id="hotels.empty" />
    </EmptyState>
  )
}
