import { useState } from 'react'
import { FormattedMessage, useIntl } from '../../../../i18n/FormattedMessage.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { Notice } from '../../../../ui/surfaces/Notice.tsx'
import { useFrameMessages } from '../use-frame-messages.ts'
import styles from './BankDialog.module.css'
import { mayShowBankPage, parseBankMessage } from './bank-message.ts'
import { TimeLeft, useSecondsSince } from './TimeLeft.tsx'

type BankDialogProps = {
  /** URL of the hand-off document. */
  frame: string
  /** Start of the payment, in milliseconds of this browser's clock. */
  since: number
  onClose: () => void
  /** Opens the bank's page again. */
  onAgain: () => void
  /** Called when the bank has sent the visitor back: the payment probably has a result now. */
  onHint: () => void
}

/** Sandbox permissions of the frame. It cannot navigate the page: the result comes from the gateway (E7). */
const ALLOWED = 'allow-forms allow-scripts allow-same-origin allow-popups'

/** The bank's page in a frame of 500 by 600, full screen below 768 px (decision 23.4). */
export function BankDialog({ frame, since, onClose, onAgain, onHint }: BankDialogProps) {
  const { formatMessage } = useIntl()
  const [frameEvents, setFrameEvents] = useState({ loads: 0, openings: 0, bankPages: 0 })
  const countEvent = (name: keyof typeof frameEvents) =>
    setFrameEvents((counts) => ({ ...counts, [name]: counts[name] + 1 }))
  const frameElement = useFrameMessages(
    (event, { origin, source }) => parseBankMessage(event, { shop: location.origin, payment: origin, source }),
    (message) => {
      if (message === 'returned') onHint()
      else countEvent(message === 'opening' ? 'openings' : 'bankPages')
    },
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
          ref={frameElement}
          className={styles.frame}
          src={frame}
          title={formatMessage({ id: 'checkout.bank.frame' })}
          width="500"
          height="600"
          sandbox={ALLOWED}
          referrerPolicy="no-referrer"
          onLoad={() => countEvent('loads')}
        />
        {mayShowBankPage(frameEvents) ? null : <NotLoadingNotice frame={frame} onAgain={onAgain} />}
      </div>
      <p className={styles.foot}>
        <FormattedMessage id="checkout.bank.mayClose" />{' '}
        {/*
          Both alternatives are always offered, because this code cannot distinguish a browser's error page in the frame
          from the bank's page (H8). The link opens the bank in the whole tab, for browsers that block cookies or popups
          in frames (H11).
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

function NotLoadingNotice({ frame, onAgain }: Pick<BankDialogProps, 'frame' | 'onAgain'>) {
  const [shownAt] = useState(() => Date.now())
  if (useSecondsSince(shownAt) < NOTICE_AFTER) return null
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
