import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { showToast } from '../../../ui/overlays/toasts.ts'
import styles from './ContactButtons.module.css'
import { loadChat, reloadForChat, takePressed } from './chat-script.ts'

/** Loads the site's chat on a press, and nothing of it before (decision 44.6). The chat then shows itself. */
export function ChatButton({ src }: { src: string }) {
  const { formatMessage } = useIntl()
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed')
  const lose = () => {
    setState('closed')
    showToast(formatMessage({ id: 'furniture.chat.lost' }))
  }
  const load = () => void loadChat(src).then(() => setState('open'), lose)
  const open = () => {
    if (state === 'loading') return
    setState('loading')
    if (!reloadForChat()) load()
  }
  const resume = useEffectEvent(() => {
    if (takePressed()) load()
  })
  // A press that had to load the page anew is carried out in the new document.
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
