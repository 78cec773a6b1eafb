import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'

/** The field for the reason why a switch is set or lifted. */
export const NoteField = ({ error }: { error: string | undefined }) => (
  <TextField
    name="note"
    span={6}
    maxLength={200}
    autoComplete="off"
    label={<FormattedMessage id="ops.switch.note" />}
    hint={<FormattedMessage id="ops.switch.note.hint" />}
    error={error}
  />
)
