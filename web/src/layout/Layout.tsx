import type { ReactNode } from 'react'
import { useIntl } from '../i18n/FormattedMessage.tsx'
import { ToastRegion } from '../ui/overlays/ToastRegion.tsx'
import { CheckoutHeader } from './header/CheckoutHeader.tsx'
import type { FloatingElementsProps } from './floating/FloatingElements.tsx'
import { LazyFloatingElements } from './floating/LazyFloatingElements.tsx'
import { LazyFooter } from './LazyFooter.tsx'
import { Header } from './header/Header.tsx'
import styles from './Layout.module.css'
import { LoadingBar } from './LoadingBar.tsx'

/**
 * `kind` is the layout of the page: `hotel` for the list and the pages of hotels, `checkout` without navigation, which
 * would distract from paying, `notice` for a site under maintenance, with only the languages in the footer.
 */
type LayoutProps = FloatingElementsProps & { children: ReactNode }

/** The frame around every page (decision 33.4). */
export function Layout({ kind, page, allowsChat, children }: LayoutProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <a className="sr" href="#main">
        {formatMessage({ id: 'layout.skip' })}
      </a>
      <LoadingBar />
      <div className={styles.frame}>
        {kind === 'checkout' || kind === 'notice' ? <CheckoutHeader /> : <Header kind={kind} page={page} />}
        {children}
        <LazyFooter isShort={kind === 'notice'} />
      </div>
      <LazyFloatingElements kind={kind} page={page} allowsChat={allowsChat} />
      <ToastRegion label={formatMessage({ id: 'layout.messages' })} />
    </>
  )
}
