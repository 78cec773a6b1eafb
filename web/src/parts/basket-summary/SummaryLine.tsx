import { isOnRequest } from '../../domain/cart/on-request.ts'
import { OnRequestBadge } from '../OnRequestBadge.tsx'
import { Photo } from '../Photo.tsx'
import { Amount } from '../Amount.tsx'
import { KindLabel, KindTile } from '../basket-line/KindLabel.tsx'
import { LineFacts } from '../basket-line/LineFacts.tsx'
import { LineTitle } from '../basket-line/LineTitle.tsx'
import type { SoldLine } from '../basket-line/sold-line.ts'
import { useCountWords } from '../basket-line/use-count-words.ts'
import styles from './SummaryLine.module.css'

/** A compact basket line: picture, kind, name, facts, sum. */
export function SummaryLine({ line }: { line: SoldLine }) {
  const { picture, count, total } = line
  const counted = useCountWords()(line, count)
  // The name of the room, "2 × Garden double", already has the count.
  const namesCount = line.type === 'hotel' && line.roomName !== undefined
  return (
    <li className={styles.line}>
      {picture ? <Photo of={picture} alt="" ratio="1:1" sail /> : <KindTile line={line} />}
      <div className={styles.words}>
        <div className={styles.top}>
          <KindLabel line={line} quiet />
          <span className={styles.total}>
            <Amount of={total} />
          </span>
        </div>
        <b className={styles.name}>
          <LineTitle line={line} />
        </b>
        <LineFacts line={line} brief />
        {count > 1 && !namesCount ? <span>{counted}</span> : null}
        {isOnRequest(line) ? <OnRequestBadge /> : null}
      </div>
    </li>
  )
}
