import { useState } from 'react'
import { FormattedMessage, useIntl } from '../../../../i18n/FormattedMessage.tsx'
import { useLocale } from '../../../../i18n/use-locale.ts'
import { FieldError } from '../../../../ui/fields/Field.tsx'
import { Notice } from '../../../../ui/surfaces/Notice.tsx'
import { useFrameMessages } from '../use-frame-messages.ts'
import { parseCardMessage, type HostedCard } from './card-message.ts'
import { HOSTED_ID } from './hosted-id.ts'
import styles from './HostedCardForm.module.css'

export type HostedCardFormProps = {
  /** URL of the bank's page; absent when the site names none that may be embedded. */
  page: string | undefined
  isMissing: boolean
  onCard: (card: HostedCard) => void
}

/**
 * Sandbox permissions of the bank's page. It cannot navigate the page, and its scripts are confined to its own origin.
 */
const ALLOWED = 'allow-forms allow-scripts allow-same-origin'

/** The bank's own card page in a frame of another origin: nothing typed there reaches the shop (decision 21.7). */
export function HostedCardForm({ page, isMissing, onCard }: HostedCardFormProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const frame = useFrameMessages(
    (event, { origin, source }) => parseCardMessage(event, { bank: origin, source }),
    onCard,
  )
  // The colour scheme is read once: a changed URL would reload the bank's page and lose a half-typed card.
  const [scheme] = useState(() => getComputedStyle(document.documentElement).colorScheme)
  if (page === undefined) {
    return (
      <Notice tone="warn" role="alert">
        <FormattedMessage id="checkout.hosted.closed" />
      </Notice>
    )
  }
  const address = new URL(page)
  address.searchParams.set('shop', location.origin)
  address.searchParams.set('language', locale)
  address.searchParams.set('scheme', scheme)
  return (
    <div>
      <p className="small muted">
        <FormattedMessage id="checkout.hosted.text" />
      </p>
      <iframe
        ref={frame}
        id={HOSTED_ID}
        tabIndex={-1}
        className={styles.frame}
        src={address.href}
        title={formatMessage({ id: 'checkout.hosted.title' })}
        sandbox={ALLOWED}
        referrerPolicy="no-referrer"
        aria-describedby={isMissing ? `${HOSTED_ID}-error` : undefined}
      />
      <FieldError
        id={`${HOSTED_ID}-error`}
        text={isMissing ? formatMessage({ id: 'checkout.hosted.missing' }) : undefined}
      />
    </div>
  )
}
