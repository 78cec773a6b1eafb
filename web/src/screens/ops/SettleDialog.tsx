import { useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { messageOf } from '../../api/error-words.ts'
import { ApiError } from '../../api/errors.ts'
import type { Schema } from '../../api/operations.ts'
import { Amount } from '../../parts/Amount.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Notice } from '../../ui/surfaces/Notice.tsx'
import { typedIn } from './typed.ts'
import { settleCase, type Access } from './ops-call.ts'

type SettleDialogProps = {
  access: Access
  about: Schema<'OpsCase'>
  act: Schema<'OpsActName'>
  onSettled: (settled: Schema<'OpsSettled'>) => void
  onClose: () => void
}

/** The allowed characters of a booking number. */
const NUMBER = /^[A-Z0-9 -]{1,40}$/

/** Explains the effect of a decision before it is recorded. */
export function SettleDialog({ access, about, act, onSettled, onClose }: SettleDialogProps) {
  const { formatMessage } = useIntl()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [numberError, setNumberError] = useState<string>()
  const asksNumber = act === 'booked' && about.bookingNumber === undefined
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedIn(event.currentTarget, 'number').toUpperCase()
    if (asksNumber && !NUMBER.test(typed)) return setNumberError(formatMessage({ id: 'ops.number.wrong' }))
    setBusy(true)
    setFailure(undefined)
    try {
      const number = asksNumber ? { bookingNumber: typed } : {}
      onSettled(await settleCase(access, about.id, { act, state: about.state, amount: about.amount, ...number }))
    } catch (error) {
      const isChanged = error instanceof ApiError && [404, 409].includes(error.problem.status)
      const id = isChanged ? 'ops.changed' : messageOf(error)
      setFailure(formatMessage({ id }))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="narrow"
      onClose={onClose}
      title={formatMessage({ id: `ops.act.${act}` })}
      close={formatMessage({ id: 'close' })}
    >
      <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
        <p>
          <FormattedMessage
            id={`ops.means.${act}`}
            values={{
              number: <span className="ltr nums">{about.bookingNumber ?? about.reference}</span>,
              sum: <Amount of={about.amount} />,
            }}
          />
        </p>
        {asksNumber ? (
          <TextField
            name="number"
            dir="ltr"
            autoComplete="off"
            label={<FormattedMessage id="ops.number" />}
            hint={<FormattedMessage id="ops.number.hint" />}
            error={numberError}
          />
        ) : null}
        <p className="muted small">
          <FormattedMessage id="ops.recorded" />
        </p>
        {failure ? (
          <Notice tone="bad" role="alert">
            {failure}
          </Notice>
        ) : null}
        <div className="row">
          <Button type="submit" loading={busy}>
            <FormattedMessage id={`ops.act.${act}`} />
          </Button>
          <Button kind="quiet" onClick={onClose}>
            <FormattedMessage id="ops.back" />
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
