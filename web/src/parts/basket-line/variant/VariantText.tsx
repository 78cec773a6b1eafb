import { LangText } from '../../LangText.tsx'
import { KindText } from '../KindLabel.tsx'
import type { SoldLine } from '../sold-line.ts'

type Variant = Parameters<typeof KindText>[0]['line'] & Pick<SoldLine, 'roomName' | 'planName'>

/** "Family room", or "Event · Front rows": what tells two lines of the same name apart. */
export function VariantText({ line }: { line: Variant }) {
  const { roomName, planName } = line
  if (roomName) return <LangText of={roomName} />
  return (
    <>
      <KindText line={line} />
      {planName ? (
        <>
          {' · '}
          <LangText of={planName} />
        </>
      ) : null}
    </>
  )
}
