import { AppBanner } from './AppBanner.tsx'
import { ContactButtons } from './contact-buttons/ContactButtons.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { PageTransition } from './PageTransition.tsx'
import { SpinnerCard } from './SpinnerCard.tsx'

export type FloatingElementsProps = {
  kind: 'default' | 'hotel' | 'checkout' | 'notice'
  /** The key of the page, which stays when only filters change. */
  page: string
  /** Whether the page may show the site's chat (decision 44.6). */
  allowsChat: boolean
}

/** The elements that float over a page. During checkout there is only the connection banner (decision 41.6). */
export default function FloatingElements({ kind, page, allowsChat }: FloatingElementsProps) {
  return (
    <>
      <PageTransition page={page} />
      <ConnectionBanner />
      {kind === 'default' || kind === 'hotel' ? (
        <>
          <SpinnerCard kind={kind} />
          <ContactButtons allowsChat={allowsChat} />
          <AppBanner />
        </>
      ) : null}
    </>
  )
}
