import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useText } from '../../i18n/use-locale.ts'
import { endsOf, messageOf, type Named } from './line-name.ts'

/** What `LineTitle` shows, for texts without markup. */
export function useLineName(): (line: Named) => string {
  const { formatMessage } = useIntl()
  const text = useText()
  return (line) => {
    const ends = endsOf(line)
    if (!ends) return text(line.title).text
    return formatMessage({ id: messageOf(line) }, { from: text(ends.from).text, to: text(ends.to).text })
  }
}
