import { useState } from 'react'
import { FormattedMessage, useIntl } from '../../../../i18n/FormattedMessage.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { Notice } from '../../../../ui/surfaces/Notice.tsx'
import { useFrameMessages } from '../use-frame-messages.ts'
import styles from './BankDialog.module.css'
import { isBankThere, parseBankMessage } from './bank-message.ts'
import { TimeLeft, useSecondsSince } from './TimeLeft.tsx'

type BankDialogProps = {
  /** URL of the hand-off document. */
  frame: string
  /** Start of the payment, in milliseconds of this browser's clock. */
  since: number
  onClose: () => void
  /** Opens the bank's page again. */
  onAgain: () => void
  /** Called when the bank has sent the visitor back, or says so. */
  onHint: () => void
}

/** Sandbox permissions of the frame. It cannot navigate the page: the result comes from the gateway (E7). */
const ALLOWED = 'allow-forms allow-scripts allow-same-origin allow-popups'

/** The bank's page in a frame of 500 by 600, full screen below 768 px (decision 23.4). */
export function BankDialog({ frame, since, onClose, onAgain, onHint }: BankDialogProps) {
  const { formatMessage } = useIntl()
  const [seen, setSeen] = useState({ loads: 0, openings: 0, theres: 0 })
  const count = (what: keyof typeof seen) => setSeen((known) => ({ ...known, [what]: known[what] + 1 }))
  const stage = useFrameMessages(
    (event, { origin, source }) => parseBankMessage(event, { shop: location.origin, payment: origin, source }),
    (message) => (message === 'returned' ? onHint() : count(`${message}s`)),
  )
  return (
    <Dialog
      open
      size="narrow"
      title={formatMessage({ id: 'checkout.bank.title' })}
      close={formatMessage({ id: 'checkout.bank.close' })}
      onClose={onClose}
    >
      <div className={styles.lead}>
        <p>
          <FormattedMessage id="checkout.bank.text" />
        </p>
        <TimeLeft since={since} />
      </div>
      <div className={styles.stage}>
        <iframe
          ref={stage}
          className={styles.frame}
          src={frame}
          title={formatMessage({ id: 'checkout.bank.frame' })}
          width="500"
          height="600"
          sandbox={ALLOWED}
          referrerPolicy="no-referrer"
          onLoad={() => count('loads')}
        />
        {isBankThere(seen) ? null : <Silent frame={frame} onAgain={onAgain} />}
      </div>
      <p className={styles.foot}>
        <FormattedMessage id="checkout.bank.mayClose" />{' '}
        {/*
          From here, a browser's error page in the frame looks like the bank's page, so both alternatives are always
          offered (H8). When the browser blocks cookies or popups in frames, the bank gets the whole tab (H11).
        */}
        <FormattedMessage
          id="checkout.bank.stuck"
          values={{
            again: (
              <button type="button" className="link" onClick={onAgain}>
                <FormattedMessage id="checkout.bank.again" />
              </button>
            ),
            link: (
              <a className="link" href={frame}>
                <FormattedMessage id="checkout.bank.inTab" />
              </a>
            ),
          }}
        />
      </p>
    </Dialog>
  )
}

/** Seconds until a notice appears that the bank's page has not loaded (E4, H8). */
const NOTICE_AFTER = 10

function Silent({ frame, onAgain }: Pick<BankDialogProps, 'frame' | 'onAgain'>) {
  const [opened] = useState(() => Date.now())
  if (useSecondsSince(opened) < NOTICE_AFTER) return null
  return (
    <Notice tone="warn" aria-live="polite" className={styles.notice}>
      <FormattedMessage id="checkout.bank.notLoading" />
      <span className={styles.choices}>
        <Button kind="quiet" size="s" onClick={onAgain}>
          <FormattedMessage id="checkout.bank.again" />
        </Button>
        <a className="link" href={frame}>
          <FormattedMessage id="checkout.bank.inTab" />
        </a>
      </span>
    </Notice>
  )
}
