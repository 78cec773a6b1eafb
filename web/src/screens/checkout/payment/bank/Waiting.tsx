import { useState } from 'react'
import { FormattedMessage, useIntl } from '../../../../i18n/FormattedMessage.tsx'
import { useLocation } from '../../../../address.ts'
import { messageOf, waitOf } from '../../../../api/error-words.ts'
import { usePaths } from '../../../../i18n/use-locale.ts'
import { CallCentre } from '../../../../parts/call-centre/CallCentre.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Icon } from '../../../../ui/icons/Icon.tsx'
import { Notice } from '../../../../ui/surfaces/Notice.tsx'
import { useFocusOnShow } from '../../../../ui/use-focus-on-show.ts'
import { showToast } from '../../../../ui/overlays/toasts.ts'
import type { PaymentState } from '../attempt/state.ts'
import { TimeLeft } from './TimeLeft.tsx'
import styles from './Waiting.module.css'

type WaitingProps = {
  state: Extract<PaymentState, { at: 'challenge' | 'verifying' | 'ended' }>
  unreached: boolean
  onOpen: () => void
  /** Cancels the attempt while the bank is asking; undefined in a session that may not cancel (D12). */
  onGiveUp: (() => Promise<void>) | undefined
}

/** Replaces the form while a payment is in progress: the bank is asking, or the gateway is determining the result. */
export function Waiting({ state, unreached, onOpen, onGiveUp }: WaitingProps) {
  const isAsking = state.at === 'challenge'
  const orderedAs = state.at === 'ended' ? state.made : undefined
  const situation = isAsking ? 'bank' : (orderedAs ?? 'check')
  return (
    <section className={styles.waiting} aria-busy={!isAsking}>
      <span className={styles.mark} data-turning={isAsking ? undefined : ''}>
        <Icon name={isAsking ? 'shield' : 'card'} />
      </span>
      <div aria-live="polite">
        <FocusedTitle key={situation} id={`checkout.waiting.${situation}.title`} />
        {/* The text says that nothing has been charged. That is unknown while the gateway cannot be reached. */}
        {isAsking && unreached ? null : (
          <p className="soft">
            <FormattedMessage id={`checkout.waiting.${situation}.text`} />
          </p>
        )}
      </div>
      {isAsking ? (
        <>
          <div className="row">
            <Button onClick={onOpen}>
              <FormattedMessage id="checkout.bank.open" />
            </Button>
            <span className="small muted">
              <TimeLeft since={state.since} />
            </span>
          </div>
          {onGiveUp ? (
            <GiveUp onGiveUp={onGiveUp} />
          ) : (
            <p className="small">
              <FormattedMessage id="checkout.waiting.unheard" />
            </p>
          )}
        </>
      ) : null}
      {unreached ? (
        <Notice tone="warn" aria-live="polite">
          <FormattedMessage id="checkout.waiting.unreached" />
        </Notice>
      ) : null}
      <p className="small muted">
        <FormattedMessage id="checkout.waiting.help" values={{ phone: <CallCentre /> }} />
      </p>
    </section>
  )
}

/** The title, which takes the focus when it appears: the focus was in the form, or on the title before this one. */
function FocusedTitle({ id }: { id: string }) {
  const title = useFocusOnShow<HTMLHeadingElement>()
  return (
    <h2 className={styles.title} tabIndex={-1} ref={title}>
      <FormattedMessage id={id} />
    </h2>
  )
}

/** Two buttons that cancel the payment while the bank asks: to enter another card, or to return to the cart (H8). */
function GiveUp({ onGiveUp }: { onGiveUp: () => Promise<void> }) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const [, navigate] = useLocation()
  const [pendingChoice, setPendingChoice] = useState<'another' | 'cancel'>()
  const leave = async (next: 'another' | 'cancel') => {
    setPendingChoice(next)
    try {
      await onGiveUp()
      if (next === 'cancel') navigate(paths.cart())
    } catch (error) {
      showToast(formatMessage({ id: messageOf(error) }, waitOf(error)))
      setPendingChoice(undefined)
    }
  }
  return (
    <div className="row">
      <Button kind="soft" loading={pendingChoice === 'another'} onClick={() => void leave('another')}>
        <FormattedMessage id="checkout.waiting.another" />
      </Button>
      <Button kind="quiet" loading={pendingChoice === 'cancel'} onClick={() => void leave('cancel')}>
        <FormattedMessage id="checkout.waiting.cancel" />
      </Button>
    </div>
  )
}
