import { AppBanner } from './AppBanner.tsx'
import { CallPair } from './call-pair/CallPair.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { PageTurn } from './PageTurn.tsx'
import { SpinnerCard } from './SpinnerCard.tsx'

export type FurnitureProps = {
  kind: 'default' | 'hotel' | 'checkout' | 'notice'
  /** The key of the page, which stays when only filters change. */
  page: string
  /** Whether the page may show the site's chat (decision 44.6). */
  talks: boolean
}

/** The parts that float over a page. During checkout there is only the connection banner (decision 41.6). */
export default function Furniture({ kind, page, talks }: FurnitureProps) {
  return (
    <>
      <PageTurn page={page} />
      <ConnectionBanner />
      {kind === 'default' || kind === 'hotel' ? (
        <>
          <SpinnerCard kind={kind} />
          <CallPair talks={talks} />
          <AppBanner />
        </>
      ) : null}
    </>
  )
}
