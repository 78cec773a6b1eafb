import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import { useText } from '../../i18n/use-locale.ts'
import { LangText } from '../LangText.tsx'
import { endsOf, messageOf, type Named } from './line-name.ts'
import type { SoldLine } from './sold-line.ts'

type Titled = Named & Pick<SoldLine, 'place'>

/** The title of a line: for a journey its two places, which say more than its name; otherwise the name. */
export function LineTitle({ line }: { line: Titled }) {
  const ends = endsOf(line)
  if (!ends) return <LangText of={line.title} />
  const values = { from: <LangText of={ends.from} />, to: <LangText of={ends.to} /> }
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
      <LangText of={place} />
    </>
  )
}
