import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import type { SoldLine } from '../../parts/basket-line/sold-line.ts'
import { LangText } from '../../parts/LangText.tsx'

type WhereaboutsProps = { line: SoldLine; className?: string }

/**
 * Where to be and when: the venue of an event or the place where a vehicle is handed over, the street address, and when
 * the doors open (decision 38.9). The meeting point of a transfer is among the facts of its line.
 */
export function Whereabouts({ line: { venue, meetingPoint, from, address, doors }, className }: WhereaboutsProps) {
  const spot = venue ?? (from ? undefined : meetingPoint)
  if (!spot && !address && !doors) return null
  return (
    <>
      {spot || address ? (
        <p className={className}>
          {spot ? <LangText of={spot} as="b" /> : null}
          {spot && address ? <br /> : null}
          {address ? <LangText of={address} /> : null}
        </p>
      ) : null}
      {doors ? (
        <p className={className}>
          <FormattedMessage id="booking.doors" values={{ time: <b className="ltr nums">{doors}</b> }} />
        </p>
      ) : null}
    </>
  )
}
