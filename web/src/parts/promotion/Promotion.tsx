import { Suspense, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { messageOf, waitOf } from '../../api/error-words.ts'
import type { Schema } from '../../api/operations.ts'
import { useBooking } from '../../booking/use-booking.ts'
import { showToast } from '../../ui/overlays/toasts.ts'
import { Amount } from '../Amount.tsx'
import { lazyPart } from '../lazy-part.ts'
import styles from './Promotion.module.css'

/**
 * The basket's promotion as a line of the totals, with a button to remove it; without a promotion, the field for a
 * code.
 */
export function Promotion({ promotion }: { promotion: Schema<'Promotion'> | undefined }) {
  const container = useRef<HTMLDivElement>(null)
  const hasPromotion = promotion !== undefined
  const hadPromotion = useRef(hasPromotion)
  useEffect(() => {
    // The pressed button disappears, so the button that takes its place gets the focus.
    if (hadPromotion.current !== hasPromotion && document.activeElement === document.body)
      container.current?.querySelector('button')?.focus()
    hadPromotion.current = hasPromotion
  }, [hasPromotion])
  return <div ref={container}>{promotion ? <Discount promotion={promotion} /> : <CodeField />}</div>
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

const load = () => import('./CodeForm.tsx').then((module) => module.CodeForm)
const CodeForm = lazyPart(load)
const prepare = () => void load().catch(() => undefined)

/** A button that opens the `CodeForm`, whose script is loaded when the pointer or the focus comes near. */
function CodeField() {
  const [isOpen, setOpen] = useState(false)
  const closed = (
    <button
      type="button"
      className={`link small ${styles.open}`}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setOpen(true)}
    >
      <FormattedMessage id="promo.open" />
    </button>
  )
  return isOpen ? (
    <Suspense fallback={closed}>
      <CodeForm />
    </Suspense>
  ) : (
    closed
  )
}
