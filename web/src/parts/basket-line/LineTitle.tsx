import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useText } from '../../i18n/use-locale.ts'
import { LangText } from '../LangText.tsx'
import { journeyEnds, journeyMessageId, type LineNameFields } from './line-name.ts'
import type { SoldLine } from './sold-line.ts'

type Titled = LineNameFields & Pick<SoldLine, 'place'>

/** The title of a line: the two places of a flight or transfer, which say more than its name; otherwise its name. */
export function LineTitle({ line }: { line: Titled }) {
  const ends = journeyEnds(line)
  if (!ends) return <LangText of={line.title} />
  const values = { from: <LangText of={ends.from} />, to: <LangText of={ends.to} /> }
  return <FormattedMessage id={journeyMessageId(line)} values={values} />
}

/** ", Kaş": the place of a line; nothing for a journey, and nothing if the title contains the place already. */
export function LinePlace({ line }: { line: Titled }) {
  const text = useText()
  const { title, place } = line
  if (!place || journeyEnds(line) || text(title).text.includes(text(place).text)) return null
  return (
    <>
      <FormattedMessage id="line.comma" />
      <LangText of={place} />
    </>
  )
}
