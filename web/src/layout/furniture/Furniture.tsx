import { AppBanner } from './AppBanner.tsx'
import { CallPair } from './call-pair/CallPair.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { PageTurn } from './PageTurn.tsx'
import { SpinnerCard } from './SpinnerCard.tsx'

/** What stands over the pages of both layouts. While paying only the connection is told (decision 41.6). */
export default function Furniture({ kind }: { kind: 'default' | 'hotel' | 'checkout' | 'notice' }) {
  return (
    <>
      <PageTurn />
      <ConnectionBanner />
      {kind === 'default' || kind === 'hotel' ? (
        <>
          <SpinnerCard kind={kind} />
          <CallPair talks={kind === 'default'} />
          <AppBanner />
        </>
      ) : null}
    </>
  )
}
