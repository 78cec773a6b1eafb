import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './BankDialog.module.css'
import { hintListener } from './bank-hint.ts'
import { TimeLeft, useSecondsSince } from './TimeLeft.tsx'

type BankDialogProps = {
  /** The one-time address of the hand-off document. */
  frame: string
  /** Where the bank can be opened once more. */
  next: string
  /** When the payment began, in milliseconds of this browser's clock. */
  since: number
  onClose: () => void
  /** Opens the bank under a new address. */
  onAgain: () => void
  /** The bank has sent the visitor back, or says so. */
  onHint: () => void
}

/**
 * What the frame may do. Nothing that leads the page away: the bank's answer comes from the gateway (reliability E7).
 */
const ALLOWED = 'allow-forms allow-scripts allow-same-origin allow-popups'

/** The bank's own page in a frame of 500 by 600, full screen below 768 px (product 1.9, 3DS). */
export function BankDialog({ frame, next, since, onClose, onAgain, onHint }: BankDialogProps) {
  const { formatMessage } = useIntl()
  const [listen] = useState(() => hintListener(onHint))
  const [loaded, setLoaded] = useState(false)
  return (
    <Dialog
      open
      size="narrow"
      title={formatMessage({ id: 'checkout.bank.title' })}
      close={formatMessage({ id: 'checkout.bank.close' })}
      onClose={onClose}
    >
      <p className={styles.lead}>
        <FormattedMessage id="checkout.bank.text" />
      </p>
      <iframe
        ref={listen}
        className={styles.frame}
        src={frame}
        title={formatMessage({ id: 'checkout.bank.frame' })}
        width="500"
        height="600"
        sandbox={ALLOWED}
        referrerPolicy="no-referrer"
        onLoad={() => setLoaded(true)}
      />
      {loaded ? null : <NotLoading next={next} onAgain={onAgain} />}
      <div className={styles.foot}>
        <TimeLeft since={since} />
        <span>
          <FormattedMessage id="checkout.bank.mayClose" />
        </span>
      </div>
    </Dialog>
  )
}

/** "bank page does not load in 30 s: retry choice" (reliability E4). */
const PATIENCE = 30

function NotLoading({ next, onAgain }: Pick<BankDialogProps, 'next' | 'onAgain'>) {
  const [opened] = useState(() => Date.now())
  if (useSecondsSince(opened) < PATIENCE) return null
  return (
    <Notice tone="warn" aria-live="polite" className={styles.notice}>
      <FormattedMessage id="checkout.bank.notLoading" />
      <span className={styles.choices}>
        <Button kind="quiet" size="s" onClick={onAgain}>
          <FormattedMessage id="checkout.bank.again" />
        </Button>
        {/* Where frames or their cookies are blocked the bank takes the whole tab (reliability H11). */}
        <a className="link" href={next}>
          <FormattedMessage id="checkout.bank.inTab" />
        </a>
      </span>
    </Notice>
  )
}
