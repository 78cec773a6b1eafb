import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'

type CopyButtonProps = {
  /** The copied text. */
  text: string
  /** The name of what is copied, for screen readers. */
  what?: string
  label: string
  /** The message that confirms the copy. */
  toast: string
}

/** Copies a text and confirms it. */
export function CopyButton({ text, what, label, toast }: CopyButtonProps) {
  const { formatMessage } = useIntl()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(toast),
      () => showToast(formatMessage({ id: 'booking.notCopied' })),
    )
  return (
    <Button kind="quiet" size="s" onClick={() => void copy()} aria-label={what}>
      <Icon name="copy" size="s" />
      {label}
    </Button>
  )
}
