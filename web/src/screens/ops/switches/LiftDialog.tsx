import { FormattedMessage, useIntl } from '../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../api/operations.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Notice } from '../../../ui/surfaces/Notice.tsx'
import type { Access } from '../ops-call.ts'
import { NoteField } from './NoteField.tsx'
import { SwitchName, SwitchPlace } from './SwitchName.tsx'
import { useOrder } from './use-order.ts'

type LiftDialogProps = {
  access: Access
  about: Schema<'OpsSwitch'>
  onSet: (data: Schema<'OpsSwitches'>) => void
  onClose: () => void
}

/** Asks why a switch is lifted, and lifts it. */
export function LiftDialog({ access, about, onSet, onClose }: LiftDialogProps) {
  const { formatMessage } = useIntl()
  const { busy, noteError, failure, submit } = useOrder(access, onSet)
  const { kind, name, site } = about
  const order = {
    kind,
    to: 'on',
    ...(name === undefined ? {} : { name }),
    ...(site === undefined ? {} : { site }),
  } as const
  return (
    <Dialog
      open
      size="narrow"
      onClose={onClose}
      title={formatMessage({ id: 'ops.switch.lift' })}
      close={formatMessage({ id: 'close' })}
    >
      <form className="stack" onSubmit={(event) => void submit(event, () => order)} noValidate>
        <p className="strong">
          <SwitchName {...about} /> · <SwitchPlace site={site} />
        </p>
        <NoteField error={noteError} />
        {failure ? (
          <Notice tone="bad" role="alert">
            {failure}
          </Notice>
        ) : null}
        <div className="row">
          <Button type="submit" loading={busy}>
            <FormattedMessage id="ops.switch.lift" />
          </Button>
          <Button kind="quiet" onClick={onClose}>
            <FormattedMessage id="ops.back" />
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
