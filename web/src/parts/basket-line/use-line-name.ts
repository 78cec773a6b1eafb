import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useText } from '../../i18n/use-locale.ts'
import { journeyEnds, journeyMessageId, type LineNameFields } from './line-name.ts'

/** Returns a function that names a basket line in plain text. `LineTitle` shows the same name with markup. */
export function useLineName(): (line: LineNameFields) => string {
  const { formatMessage } = useIntl()
  const text = useText()
  return (line) => {
    // A journey is named after its ends, everything else by its title.
    const ends = journeyEnds(line)
    if (!ends) return text(line.title).text
    return formatMessage({ id: journeyMessageId(line) }, { from: text(ends.from).text, to: text(ends.to).text })
  }
}
