import { useId, useState, type SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { messageOf, waitOf } from '../../api/error-words.ts'
import type { Answer, Schema } from '../../api/operations.ts'
import { useBooking } from '../../booking/use-booking.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Amount } from '../Amount.tsx'
import styles from './Promotion.module.css'

type Status = Answer<'promotionQuery'>['status']

/**
 * The basket's promotion as a line of the totals, with a button to remove it; without a promotion, the field for a
 * code.
 */
export function Promotion({ promotion }: { promotion: Schema<'Promotion'> | undefined }) {
  return promotion ? <Discount promotion={promotion} /> : <CodeField />
}

/**
 * "Promotion YELKOVAN10 −₺2.485,00", with the reason while the basket does not meet its terms and the discount is zero.
 */
function Discount({ promotion: { code, amount } }: { promotion: Schema<'Promotion'> }) {
  const { change } = useBooking()
  const { formatMessage } = useIntl()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await change({ key: 'promotion', value: null })
    } catch (error) {
      showToast(formatMessage({ id: messageOf(error) }, waitOf(error)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.discount}>
      <span>
        <FormattedMessage id="promo.line" values={{ code: <bdi>{code}</bdi> }} />{' '}
        <button type="button" className="link small" disabled={busy} onClick={() => void remove()}>
          <FormattedMessage id="promo.remove" />
        </button>
        {amount.value === 0 ? (
          <small className="muted">
            <FormattedMessage id="promo.asleep" />
          </small>
        ) : null}
      </span>
      <span className="good nums nowrap">
        {'\u2212'}
        <Amount of={amount} />
      </span>
    </div>
  )
}

/** Opening the field also focuses it. */
const toCode = (input: HTMLInputElement | null) => input?.focus()

/**
 * The field for a promotion code. An error shows 'Promo Code Incorrect' and the reason, and keeps the typed code
 * (decision 21.8).
 */
function CodeField() {
  const { promote } = useBooking()
  const { formatMessage } = useIntl()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const wrong = (status: Status) =>
    `${formatMessage({ id: 'promo.wrong' })}. ${formatMessage({ id: `promo.why.${status}` })}`
  const apply = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy || code.trim() === '') return
    setBusy(true)
    setError(undefined)
    try {
      const status = await promote(code.trim())
      if (status !== 'ok') return setError(wrong(status))
      showToast(formatMessage({ id: 'promo.applied' }))
    } catch (reason) {
      setError(formatMessage({ id: messageOf(reason) }, waitOf(reason)))
    } finally {
      setBusy(false)
    }
  }
  if (!isOpen) {
    return (
      <button type="button" className={`link small ${styles.open}`} onClick={() => setOpen(true)}>
        <FormattedMessage id="promo.open" />
      </button>
    )
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void apply(event)}>
      <TextField
        id={id}
        label={formatMessage({ id: 'promo.label' })}
        value={code}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        error={error}
        ref={toCode}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Button type="submit" kind="soft" size="s" loading={busy}>
        <FormattedMessage id="promo.apply" />
      </Button>
    </form>
  )
}
