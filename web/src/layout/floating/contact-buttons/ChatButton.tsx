import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { showToast } from '../../../ui/overlays/toasts.ts'
import styles from './ContactButtons.module.css'
import { loadChat, reloadForChat, consumePendingPress } from './chat-script.ts'

/**
 * A button that loads the site's chat, of which nothing is loaded before (decision 44.6). The chat then opens itself.
 */
export function ChatButton({ src }: { src: string }) {
  const { formatMessage } = useIntl()
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed')
  const reportFailure = () => {
    setState('closed')
    showToast(formatMessage({ id: 'furniture.chat.lost' }))
  }
  const load = () => void loadChat(src).then(() => setState('open'), reportFailure)
  const open = () => {
    if (state === 'loading') return
    setState('loading')
    if (!reloadForChat()) load()
  }
  const resume = useEffectEvent(() => {
    if (consumePendingPress()) load()
  })
  // Opens the chat if a press on this button has reloaded the page for it.
  useEffect(() => resume(), [])
  if (state === 'open') return null
  return (
    <button
      type="button"
      className={styles.chatButton}
      aria-label={formatMessage({ id: 'furniture.chat' })}
      aria-busy={state === 'loading'}
      onClick={open}
    >
      <Icon name="chat" />
    </button>
  )
}
