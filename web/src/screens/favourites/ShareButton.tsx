import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import { sharedText, type Favourite } from '../../domain/favourites/favourites.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { showToast } from '../../ui/overlays/toasts.ts'

/** Shares the list as a link: with the device's share sheet if available, otherwise through the clipboard. */
export function ShareButton({ list }: { list: readonly Favourite[] }) {
  const { formatMessage } = useIntl()
  const paths = usePaths()
  const share = async () => {
    const url = location.origin + paths.favourites(`ids=${sharedText(list)}`)
    try {
      if ('share' in navigator && matchMedia('(pointer: coarse)').matches) return await navigator.share({ url })
      await navigator.clipboard.writeText(url)
      showToast(formatMessage({ id: 'favourites.copied' }))
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast(formatMessage({ id: 'favourites.notCopied' }))
    }
  }
  return (
    <Button kind="quiet" size="s" onClick={() => void share()}>
      <Icon name="share" size="s" />
      <FormattedMessage id="favourites.share" />
    </Button>
  )
}
