import { useId, useState, type SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { messageOf, waitOf } from '../../api/error-words.ts'
import type { Answer } from '../../api/operations.ts'
import { useBooking } from '../../booking/use-booking.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'
import { useFocusOnShow } from '../../ui/use-focus-on-show.ts'
import styles from './Promotion.module.css'

type Status = Answer<'promotionQuery'>['status']

/**
 * The field for a promotion code. An error shows 'Promo Code Incorrect' and the reason, and keeps the typed code
 * (decision 21.8).
 */
export function CodeForm() {
  const { promote } = useBooking()
  const { formatMessage } = useIntl()
  const id = useId()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  // Opening the field also focuses it.
  const field = useFocusOnShow<HTMLInputElement>()
  const wrong = (status: Status) => formatMessage({ id: `promo.wrong.${status}` })
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
        ref={field}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Button type="submit" kind="soft" size="s" loading={busy}>
        <FormattedMessage id="promo.apply" />
      </Button>
    </form>
  )
}
