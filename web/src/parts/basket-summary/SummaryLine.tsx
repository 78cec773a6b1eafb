import type { Schema } from '../../api/operations.ts'
import { isAskedFor } from '../../domain/cart/on-request.ts'
import { spansYears } from '../../domain/dates/stay.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { OnRequestBadge } from '../OnRequestBadge.tsx'
import { Passage } from '../Passage.tsx'
import { Photo } from '../Photo.tsx'
import { Amount } from '../Amount.tsx'
import { PartyText } from '../wordings.tsx'
import styles from './SummaryLine.module.css'

/** What a line of the basket and one of a quote have in common. */
export type SummaryLineData = Pick<
  Schema<'QuoteLine'>,
  'key' | 'pax' | 'total' | 'count' | 'picture' | 'roomName' | 'checkIn' | 'checkOut' | 'availability'
> & { title?: Schema<'LocalizedText'> | undefined }

/** One line in a few words: picture, name, dates, room, sum. */
export function SummaryLine({ line }: { line: SummaryLineData }) {
  const { title, picture, roomName, checkIn, checkOut, pax, count, total } = line
  const { dateShort, dateLong } = useFormats()
  return (
    <li className={styles.line}>
      {picture ? <Photo of={picture} alt="" ratio="1:1" sail className={styles.picture} /> : <span />}
      <div className={styles.words}>
        <Passage of={title} as="b" className={styles.name} />
        {checkIn && checkOut ? (
          <span className="ltr nums nowrap">
            {spansYears({ checkIn, checkOut }) ? dateLong(checkIn) : dateShort(checkIn)} – {dateLong(checkOut)}
          </span>
        ) : null}
        {roomName ? (
          <span>
            {count > 1 ? <span className="ltr nums">{count} × </span> : null}
            <Passage of={roomName} />
          </span>
        ) : null}
        <span>
          <PartyText party={pax} />
        </span>
        {isAskedFor(line) ? <OnRequestBadge /> : null}
      </div>
      <Amount of={total} />
    </li>
  )
}
