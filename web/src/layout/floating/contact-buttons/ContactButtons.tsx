import { useRef, type SyntheticEvent } from 'react'
import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { useSite } from '../../../api/use-site.ts'
import { whatsapp } from '../../../domain/text/message-links.ts'
import { telephone } from '../../../paths.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import styles from './ContactButtons.module.css'
import { ChatButton } from './ChatButton.tsx'
import { useUnobstructedPosition } from './use-unobstructed-position.ts'

/**
 * The buttons that float at the edge of a page: call and WhatsApp, as far as the site has them, and the site's chat if
 * `allowsChat`.
 */
export function ContactButtons({ allowsChat }: { allowsChat: boolean }) {
  const { formatMessage } = useIntl()
  const { name, callcenter, options } = useSite().site
  const buttons = useRef<HTMLElement>(null)
  useUnobstructedPosition(buttons)
  const { number } = callcenter
  const chat = callcenter.whatsapp
  const src = allowsChat ? options.chat?.src : undefined
  if (number === undefined && chat === undefined && src === undefined) return null
  // The WhatsApp message begins with the title of the page, which may change: so it is put into the link just before
  // the link is followed.
  const addPageToLink = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    if (chat === undefined) return
    const about = document.title.replace(new RegExp(`\\s+\\P{L}\\s+${escaped(name)}$`, 'u'), '')
    currentTarget.href = whatsapp(chat, formatMessage({ id: 'furniture.whatsapp.text' }, { about, url: location.href }))
  }
  return (
    <aside
      ref={buttons}
      className={styles.buttons}
      aria-label={formatMessage({ id: 'furniture.contact' })}
      data-away=""
    >
      {number === undefined ? null : (
        <a href={telephone(number)} aria-label={formatMessage({ id: 'furniture.call' }, { number })}>
          <Icon name="phone" />
        </a>
      )}
      {chat === undefined ? null : (
        <a
          className={styles.chat}
          href={whatsapp(chat)}
          target="_blank"
          rel="noopener"
          aria-label={formatMessage({ id: 'furniture.whatsapp' })}
          onPointerDown={addPageToLink}
          onFocus={addPageToLink}
        >
          <Icon name="chat" />
        </a>
      )}
      {src === undefined ? null : <ChatButton src={src} />}
    </aside>
  )
}

/** Escapes a text for a regular expression. */
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
