import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useText } from '../../i18n/use-locale.ts'
import { Passage } from '../Passage.tsx'
import { endsOf, messageOf, type Named } from './line-name.ts'
import type { SoldLine } from './sold-line.ts'

type Titled = Named & Pick<SoldLine, 'place'>

/** The title of a line: for a journey its two places, which say more than its name; otherwise the name. */
export function LineTitle({ line }: { line: Titled }) {
  const ends = endsOf(line)
  if (!ends) return <Passage of={line.title} />
  const values = { from: <Passage of={ends.from} />, to: <Passage of={ends.to} /> }
  return <FormattedMessage id={messageOf(line)} values={values} />
}

/** ", Kaş": the place, unless the name contains it already. */
export function LinePlace({ line }: { line: Titled }) {
  const text = useText()
  const { title, place } = line
  if (!place || endsOf(line) || text(title).text.includes(text(place).text)) return null
  return (
    <>
      <FormattedMessage id="line.comma" />
      <Passage of={place} />
    </>
  )
}
