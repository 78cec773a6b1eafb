import { useState } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { noteForeignScript } from '../../../booking/foreign-script.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { showToast } from '../../../ui/overlays/toasts.ts'
import styles from './CallPair.module.css'
import { loadChat } from './chat-script.ts'

/** Loads the site's chat on a press, and nothing of it before (decision 44.6). The chat then shows itself. */
export function ChatButton({ src }: { src: string }) {
  const { formatMessage } = useIntl()
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed')
  if (state === 'open') return null
  const open = async () => {
    if (state === 'loading') return
    setState('loading')
    try {
      noteForeignScript()
      await loadChat(src)
      setState('open')
    } catch {
      setState('closed')
      showToast(formatMessage({ id: 'furniture.chat.lost' }))
    }
  }
  return (
    <button
      type="button"
      className={styles.talk}
      aria-label={formatMessage({ id: 'furniture.chat' })}
      aria-busy={state === 'loading'}
      onClick={() => void open()}
    >
      <Icon name="chat" />
    </button>
  )
}
