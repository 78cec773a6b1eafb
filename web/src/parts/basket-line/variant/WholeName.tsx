import { LangText } from '../../LangText.tsx'
import { BoardText } from '../../wordings.tsx'
import { Day, Dotted, Stay } from '../facts.tsx'
import { LineTitle } from '../LineTitle.tsx'
import type { SoldLine } from '../sold-line.ts'

/**
 * "Kaş Rock Festival · Front rows · Sat 21 Nov 2026 · 2 adults": the name of a line with all that tells it from another
 * of the same product, for the names of buttons, which are heard without the line around them. A basket has one flight
 * each way, so the ends of a flight are enough.
 */
export function WholeName({ line }: { line: SoldLine }) {
  const { roomName, planName, board, checkIn, checkOut } = line
  if (line.type === 'flight') return <LineTitle line={line} />
  const isStay = checkIn !== undefined && checkOut !== undefined
  return (
    <Dotted>
      <LineTitle line={line} />
      {roomName ? <LangText of={roomName} /> : null}
      {planName ? <LangText of={planName} /> : null}
      {board ? <BoardText board={board} /> : null}
      {isStay ? <Stay line={line} /> : <Day line={line} />}
    </Dotted>
  )
}
